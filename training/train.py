"""Trains a network on self-play and writes it for crates/net.

    python training/train.py target/tensors/origin-*.tensors --out target/training/origin --seconds 120

The run can be interrupted and goes on from its checkpoint. docs/champion.md says what came of it.
"""

import argparse
import json
import math
import time
from pathlib import Path

import torch

from curves import draw
from network import Network, Shape, Whole
from tensors import Tensors

# A lead of this many points is as good as won: `Mind::SPREAD`.
SPREAD = {"origin": 25.0, "continents": 25.0, "evolution": 60.0, "natural-selection": 60.0, "new-world": 35.0}
BATCH, LARGE = 4096, 32768
POINTS_WEIGHT = 0.3


def loss_of(strength, points, ends, spread):
    """Surprise about the winner, and the error of points, moment by moment."""
    surprise = -(ends[..., 0] * torch.log_softmax(strength, 1)).sum(1)
    error = (points - points.mean(1, keepdim=True)) - (ends[..., 1] - ends[..., 1].mean(1, keepdim=True))
    return surprise, error / spread


@torch.no_grad()
def examine(say, files, part, spread) -> dict:
    """Mean surprise and error of points on a part of the moments, for each number of seats."""
    found = {}
    for file in files:
        surprises, errors, games = [], [], []
        for places in file.parts[part].split(LARGE):
            if not len(places):
                continue
            batch = file.batch(places)
            surprise, error = loss_of(*say(batch), batch["ends"], spread)
            surprises.append(surprise.double()), errors.append((error * spread).double().square().mean(1))
            games.append(batch["game"])
        if surprises:
            found.setdefault(file.seats, []).append([torch.cat(all) for all in (surprises, errors, games)])
    joined = {seats: [torch.cat(column) for column in zip(*parts)] for seats, parts in found.items()}
    return {
        seats: {"surprise": s.mean().item(), "error": e.mean().sqrt().item(), "each": s, "game": g}
        for seats, (s, e, g) in joined.items()
    }


def gain(before, after) -> tuple[float, float]:
    """The mean gain in surprise and its standard error over games."""
    gains = before["each"] - after["each"]
    _, place = before["game"].unique(return_inverse=True)
    sums = torch.zeros(int(place.max()) + 1, dtype=torch.float64, device=gains.device)
    sums = sums.index_add(0, place, gains - gains.mean())
    return gains.mean().item(), (sums.square().sum().sqrt() / len(gains)).item()


def mean_surprise(found) -> float:
    return sum(one["surprise"] for one in found.values()) / len(found)


def units(files, device) -> torch.Tensor:
    """One over the usual size of each input."""
    squares, count = 0.0, 0
    for file in files:
        for places in file.parts["learn"].split(LARGE):
            inputs = file.batch(places)["inputs"].double()
            squares, count = squares + inputs.square().sum((0, 1)), count + inputs.shape[0] * inputs.shape[1]
    return (1.0 / (squares / max(count, 1) + 1e-3).sqrt()).float().to(device)


def steps(files, generator, device):
    """Batches of moments of one file each, the files as often as they have moments."""
    batches = []
    for place, file in enumerate(files):
        learn = file.parts["learn"]
        mixed = learn[torch.randperm(len(learn), generator=generator).to(device)]
        batches += [(place, part) for part in mixed.split(BATCH)]
    for index in torch.randperm(len(batches), generator=generator).tolist():
        place, places = batches[index]
        yield files[place].batch(places)


class Run:
    """One network on its way, with its checkpoint."""

    def __init__(self, args, files, shape, device):
        self.args, self.files, self.device = args, files, device
        self.edition = files[0].header["edition"]
        self.spread = SPREAD[self.edition]
        torch.manual_seed(args.seed)
        self.network = Network(shape, units(files, device)).to(device)
        self.generator = torch.Generator().manual_seed(args.seed)
        self.epoch, self.seconds, self.curve = 0, 0.0, []
        self.best, self.best_state = math.inf, None
        self.path = args.out / f"{args.name}.checkpoint"

    def train(self, epochs, rate, bent, seconds):
        """Passes over the games; the best of them by the games that decide when to stop is kept."""
        begun, network = time.monotonic(), self.network
        straight = [network.direct]
        others = [one for name, one in network.named_parameters() if name != "direct"]
        groups = [{"params": straight, "weight_decay": 0.0}]
        if bent:
            groups.append({"params": others, "weight_decay": self.args.decay})
        adam = torch.optim.AdamW(groups, lr=rate, betas=(0.9, 0.99))
        average = {name: one.detach().clone() for name, one in network.state_dict().items()}
        all_steps = max(1, epochs * sum(-(-len(file.parts["learn"]) // BATCH) for file in self.files))
        step = 0
        for epoch in range(epochs):
            for batch in steps(self.files, self.generator, self.device):
                share = step / all_steps
                warm = min(1.0, (step + 1) / 100)
                for group in adam.param_groups:
                    group["lr"] = rate * warm * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * share)))
                surprise, error = loss_of(*network(batch, bent), batch["ends"], self.spread)
                huber = torch.nn.functional.huber_loss(error, torch.zeros_like(error), delta=1.0)
                loss = surprise.mean() + POINTS_WEIGHT * huber
                adam.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
                adam.step()
                network.keep_bounds()
                step += 1
                keep = min(0.99, step / (step + 10))
                with torch.no_grad():
                    for name, one in network.state_dict().items():
                        average[name].lerp_(one, 1 - keep) if one.is_floating_point() else average[name].copy_(one)
            now = {name: one.clone() for name, one in network.state_dict().items()}
            network.load_state_dict(average)
            watched = examine(lambda batch: network(batch, bent), self.files, "watch", self.spread)
            surprise = mean_surprise(watched)
            if surprise < self.best:
                self.best, self.best_state = surprise, {name: one.clone() for name, one in average.items()}
            network.load_state_dict(now)
            self.epoch += 1
            spent = self.seconds + time.monotonic() - begun
            self.curve.append({"epoch": self.epoch, "seconds": spent, "watched": surprise, "bent": bent})
            self.save(spent)
            late = bent and len(self.curve) > 12 and all(one["watched"] > self.best for one in self.curve[-8:])
            if time.monotonic() - begun > seconds or late:
                break
        self.seconds += time.monotonic() - begun
        network.load_state_dict(self.best_state)

    def save(self, seconds):
        state = {"network": self.network.state_dict(), "best": self.best, "best_state": self.best_state}
        state |= {"epoch": self.epoch, "seconds": seconds, "curve": self.curve, "shape": vars(self.network.shape)}
        temporary = self.path.with_suffix(".part")
        torch.save(state, temporary)
        temporary.replace(self.path)

    def resume(self) -> bool:
        """Goes on from a checkpoint, if there is one of this shape."""
        if not self.path.exists():
            return False
        state = torch.load(self.path, map_location=self.device, weights_only=True)
        if state["shape"] != vars(self.network.shape):
            raise SystemExit(f"{self.path}: a checkpoint of another shape; choose another --name")
        self.network.load_state_dict(state["network"])
        self.best, self.best_state = state["best"], state["best_state"]
        self.epoch, self.seconds, self.curve = state["epoch"], state["seconds"], state["curve"]
        return True


    def begin(self, path: Path):
        """Begins with the layers of another edition."""
        state = torch.load(path, map_location=self.device, weights_only=True)
        if state["shape"] != vars(self.network.shape):
            raise SystemExit(f"{path}: a checkpoint of another shape")
        self.network.load_state_dict(state["best_state"])


def main():
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("tensors", nargs="+", type=Path, help="files of `pangea selfplay encode`, all of one edition")
    words.add_argument("--beside", nargs="*", type=Path, default=[], help="files of another edition that is measured alike: learned from too")
    words.add_argument("--begin", type=Path, help="checkpoint to begin from, of an edition that is measured alike")
    words.add_argument("--out", type=Path, required=True, help="folder of checkpoint, weights and curves")
    words.add_argument("--name", default="net", help="what the files in it are called")
    words.add_argument("--width", type=int, default=64, help="width of an element; 0: elements are not looked at")
    words.add_argument("--first", type=int, default=32, help="width of the first layer of a seat")
    words.add_argument("--second", type=int, default=32, help="width of the second")
    words.add_argument("--epochs", type=int, default=40)
    words.add_argument("--rate", type=float, default=2e-3)
    words.add_argument("--decay", type=float, default=1e-3)
    words.add_argument("--seconds", type=float, default=120, help="stop after this long; the next run goes on")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--seats", default="", help="numbers of seats for which it was measured and may be used [default: those of the files]")
    words.add_argument("--parents", default="", help="names of the networks that played the games")
    args = words.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    begun = time.monotonic()
    files = [Tensors(path, device) for path in args.tensors]
    header = files[0].header
    if any(file.header["edition"] != header["edition"] for file in files):
        raise SystemExit("all files must be of one edition; those of others stand behind --beside")
    for path in args.beside:
        files.append(Tensors(path, device))
        # Only the edition itself says when to stop, and how good it is.
        for part in ("watch", "held"):
            files[-1].parts[part] = files[-1].parts[part][:0]
    for file in files:
        if any(file.header[name] != header[name] for name in ("measures", "rows")):
            raise SystemExit(f"{file.path}: measured otherwise than {files[0].path}")
    rows = len(header["rows"]) if args.width else 0
    shape = Shape(len(header["measures"]), rows, args.width, args.first, args.second)
    run = Run(args, files, shape, device)
    resumed = run.resume()
    shipped = examine(lambda batch: (batch["linear"][..., 0], batch["linear"][..., 1]), files, "held", run.spread)
    if not resumed and args.begin:
        run.begin(args.begin)
    if not resumed:
        # The linear model, learned again from the same games: what a network is compared with, and where it begins.
        run.train(12, 2e-2, False, args.seconds / 4)
        refit = examine(lambda batch: run.network(batch, False), files, "held", run.spread)
        torch.save(run.network.direct.detach(), args.out / f"{args.name}.linear")
    else:
        kept = run.network.direct.detach().clone()
        run.network.direct.data.copy_(torch.load(args.out / f"{args.name}.linear", map_location=device, weights_only=True))
        refit = examine(lambda batch: run.network(batch, False), files, "held", run.spread)
        run.network.direct.data.copy_(kept)
    run.train(args.epochs, args.rate, True, args.seconds)
    seen = sorted({file.seats for file in files})
    run.network.fill_seats(seen)
    floating = examine(run.network, files, "held", run.spread)
    whole = Whole(run.network)
    held = examine(whole.say, files, "held", run.spread)
    games = sum(file.header["games"] for file in files)
    report = {
        "edition": run.edition, "shape": vars(shape), "games": games, "seconds": round(run.seconds, 1),
        "moments": sum(len(part) for file in files for part in file.parts.values()), "epochs": run.epoch, "held": {},
    }
    for seats, found in held.items():
        mean, error = gain(refit[seats], found)
        report["held"][seats] = {
            "moments": len(found["each"]), "shipped": shipped[seats]["surprise"], "refit": refit[seats]["surprise"],
            "floating": floating[seats]["surprise"], "network": found["surprise"], "gain": mean, "error": error,
            "points_refit": refit[seats]["error"], "points": found["error"],
        }
    notes = {
        "games": str(games), "moments": str(report["moments"]), "training_seconds": f"{run.seconds:.0f}",
        "seeds": ",".join(sorted({str(file.header["seed"]) for file in files})) + f";{args.seed}",
        "iterations": ",".join(sorted({str(file.header["iterations"]) for file in files})),
        "parents": args.parents or ",".join(sorted({file.header["judge"] for file in files})),
    }
    for seats, found in report["held"].items():
        notes[f"held_out_surprise_{seats}"] = f"{found['network']:.4f} (linear {found['refit']:.4f})"
    seats = [int(word) for word in args.seats.split(",") if word] or seen
    (args.out / f"{args.name}.net").write_bytes(whole.file(run.edition, seats, header["measures"], header["rows"], notes))
    (args.out / f"{args.name}.json").write_text(json.dumps(report, indent=1) + "\n")
    draw(run.curve, args.out / args.name, f"{run.edition}: surprise about the winner, games watched in training")
    print(f"{args.name}: {time.monotonic() - begun:.0f} s, {json.dumps(report['held'])}", flush=True)


if __name__ == "__main__":
    main()
