"""Reads the arrays that `pangea selfplay encode` writes (crates/selfplay/src/tensors.rs says what they hold)."""

import json
from pathlib import Path

import numpy as np
import torch

KINDS = {"u8": np.uint8, "u32": np.uint32, "i16": np.int16, "f32": np.float32}
SEATS = range(2, 9)


class Tensors:
    """The moments of one shard, on one device."""

    def __init__(self, path: Path, device: torch.device):
        data = path.read_bytes()
        end = data.index(b"\n") + 1
        self.header = json.loads(data[:end])
        if self.header.get("tensors") != 1:
            raise SystemExit(f"{path}: this is not a file of arrays that this program knows")
        arrays, at = {}, end
        for array in self.header["arrays"]:
            kind, shape = np.dtype(KINDS[array["type"]]).newbyteorder("<"), array["shape"]
            count = int(np.prod(shape))
            arrays[array["name"]] = np.frombuffer(data, kind, count, at).reshape(shape).copy()
            at += count * kind.itemsize
        if at != len(data):
            raise SystemExit(f"{path}: the file is not as long as its header says")
        self.path, self.device, self.seats = path, device, self.header["seats"]
        self.measure_names, self.row_names = self.header["measures"], self.header["rows"]
        game, held = arrays["game"].astype(np.int64), arrays["held"].astype(bool)
        # Of the games that may be learned from, one of sixteen decides when to stop.
        watch = ~held & (game % 16 == 5)
        self.parts = {"learn": ~held & ~watch, "watch": watch, "held": held}
        self.parts = {name: torch.from_numpy(np.flatnonzero(part)).to(device) for name, part in self.parts.items()}
        self.game = torch.from_numpy(game).to(device)
        put = lambda name, kind: torch.from_numpy(arrays[name]).to(device=device, dtype=kind)
        self.progress = put("progress", torch.float32)
        self.measures = put("measures", torch.float32)
        self.linear = put("linear", torch.float32)
        self.ends = put("ends", torch.float32)
        self.first = torch.from_numpy(arrays["first"].astype(np.int64)).to(device)
        # The row 255 stands for nothing; here it is the one after the last.
        rows = arrays["elements"].astype(np.int64)
        rows[rows == 255] = len(self.row_names)
        self.elements = torch.from_numpy(rows).to(device)

    def batch(self, places: torch.Tensor) -> dict:
        """The inputs and ends of these moments."""
        seats = self.seats
        count = len(places)
        progress = self.progress[places]
        shared = torch.zeros(count, 1 + len(SEATS), device=self.device)
        shared[:, 0] = progress
        shared[:, 1 + SEATS.index(seats)] = 1.0
        inputs = torch.cat([self.measures[places], shared[:, None, :].expand(count, seats, -1)], 2)
        # The elements of all seats behind each other, with the seat of each.
        rows = (places[:, None] * seats + torch.arange(seats, device=self.device)).reshape(-1)
        begin, size = self.first[rows], self.first[rows + 1] - self.first[rows]
        owner = torch.repeat_interleave(torch.arange(len(rows), device=self.device), size)
        offset = torch.arange(len(owner), device=self.device) - torch.repeat_interleave(size.cumsum(0) - size, size)
        elements = self.elements[torch.repeat_interleave(begin, size) + offset]
        return {
            "inputs": inputs,
            "elements": elements,
            "owner": owner,
            "progress": progress / self.header["progress_steps"],
            "linear": self.linear[places],
            "ends": self.ends[places],
            "game": self.game[places],
        }
