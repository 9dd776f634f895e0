"""The network of crates/net: in floating point to learn, in whole numbers to be written and compared."""

import hashlib
from dataclasses import dataclass

import numpy as np
import torch
from torch import nn

UNIT_BITS, MOST_ACTIVE, MOST_INPUT, LANES = 8, 1023, 255, 16
MAX_ROWS_ON, MAX_ELEMENTS, SHARED = 24, 32, 8
MOST = MOST_ACTIVE / (1 << UNIT_BITS)
POINTS = 10.0


@dataclass(frozen=True)
class Shape:
    measures: int
    rows: int
    width: int
    first: int
    second: int

    @property
    def inputs(self) -> int:
        return self.measures + SHARED

    @property
    def padded(self) -> int:
        return -(-self.inputs // LANES) * LANES


class Network(nn.Module):
    """What crates/net computes, in floating point. Inputs are scaled to about 1, and unscaled when written."""

    def __init__(self, shape: Shape, unit: torch.Tensor):
        super().__init__()
        self.shape = shape
        self.register_buffer("unit", unit)
        normal = lambda *size, scale: nn.Parameter(torch.randn(*size) * scale)
        if shape.rows:
            self.rows = normal(shape.rows, shape.width, scale=0.15)
            self.always = nn.Parameter(torch.full((shape.width,), 0.1))
            self.pooled = normal(shape.first, shape.width, scale=0.3 / shape.width**0.5)
        self.measured = normal(shape.first, shape.inputs, scale=0.7 / shape.inputs**0.5)
        self.first_bias = nn.Parameter(torch.full((shape.first,), 0.3))
        self.second = normal(shape.second, 3 * shape.first, scale=0.7 / (3 * shape.first) ** 0.5)
        self.second_bias = nn.Parameter(torch.full((shape.second,), 0.3))
        self.heads = nn.Parameter(torch.zeros(2, shape.second))
        self.direct = nn.Parameter(torch.zeros(4, shape.inputs))

    def forward(self, batch: dict, bent: bool = True) -> tuple[torch.Tensor, torch.Tensor]:
        """Strength and points of each seat; without `bent` by the direct path alone."""
        inputs = batch["inputs"] * self.unit
        straight = inputs @ self.direct.T
        late = batch["progress"][:, None]
        strength = straight[..., 0] + late * straight[..., 1]
        points = straight[..., 2] + late * straight[..., 3]
        if bent:
            heads = self.second_layer(self.first_layer(batch, inputs)) @ self.heads.T
            strength, points = strength + heads[..., 0], points + heads[..., 1]
        return strength, POINTS * points

    def first_layer(self, batch: dict, inputs: torch.Tensor) -> torch.Tensor:
        sums = inputs @ self.measured.T + self.first_bias
        if self.shape.rows:
            table = torch.cat([self.rows, torch.zeros_like(self.always)[None]])
            elements = nn.functional.embedding_bag(batch["elements"], table, mode="sum") + self.always
            pooled = torch.zeros(inputs.shape[0] * inputs.shape[1], self.shape.width, device=inputs.device)
            pooled = pooled.index_add(0, batch["owner"], elements.clamp(0, MOST))
            sums = sums + pooled.view(*inputs.shape[:2], -1) @ self.pooled.T
        return sums.clamp(0, MOST)

    def second_layer(self, first: torch.Tensor) -> torch.Tensor:
        seats = first.shape[1]
        mean = (first.sum(1, keepdim=True) - first) / (seats - 1)
        # The greatest of the others: the greatest of all, or the second where that is one's own.
        top, who = first.topk(2, 1)
        own = torch.arange(seats, device=first.device)[None, :, None]
        greatest = torch.where(own == who[:, :1], top[:, 1:], top[:, :1])
        joined = torch.cat([first, mean, greatest], 2)
        return (joined @ self.second.T + self.second_bias).clamp(0, MOST)

    @torch.no_grad()
    def fill_seats(self, seen: list[int]):
        """Tables with numbers of seats that were not seen are taken for those between which they are."""
        first = self.shape.measures + 1
        for weights in (self.measured, self.direct):
            # As the file has them: each input has a scale of its own.
            columns = {seats: weights[:, first + seats - 2] * self.unit[first + seats - 2] for seats in seen}
            for seats in (seats for seats in range(2, 9) if seats not in seen):
                below = max((one for one in seen if one < seats), default=min(seen))
                above = min((one for one in seen if one > seats), default=max(seen))
                column = (columns[below] + columns[above]) / 2
                weights[:, first + seats - 2] = column / self.unit[first + seats - 2]

    @torch.no_grad()
    def keep_bounds(self):
        """No weight may leave what the file can hold."""
        for weights in (self.second, self.heads):
            weights.clamp_(-7.9, 7.9)
        if self.shape.rows:
            self.rows.clamp_(-0.99, 0.99)
            self.pooled.clamp_(-1.98, 1.98)


def scaled(weights: np.ndarray, most_input: float, most_bits: int, bias=None, limit=(1 << 30) - 1, bits=0):
    """Whole weights and the largest shift with which they and their sums stay in bounds."""
    for shift in range(most_bits, -1, -1):
        whole = np.round(weights * 2.0 ** (shift + bits)).astype(np.int64)
        sums = np.abs(whole).sum(-1) * most_input
        if bias is not None:
            sums = sums + np.abs(bias) * 2.0 ** (shift + UNIT_BITS) + 2.0**shift
        if np.abs(whole).max(initial=0) <= 32767 and sums.max(initial=0) <= limit:
            return whole, shift
    raise SystemExit("the weights are too large to be written")


class Whole:
    """The network in whole numbers, as the file holds it."""

    def __init__(self, network: Network):
        shape = self.shape = network.shape
        unit = network.unit.double().cpu().numpy()
        take = lambda name: getattr(network, name).detach().double().cpu().numpy()
        pad = lambda weights: np.pad(weights * unit, [(0, 0), (0, shape.padded - shape.inputs)])
        first_bias, second_bias = take("first_bias"), take("second_bias")
        self.rows, self.pooled, self.rows_shift, self.pooled_shift = np.zeros((0, 0), np.int64), None, 0, 0
        if shape.rows:
            rows = np.concatenate([take("rows"), take("always")[None]])
            for self.rows_shift in range(7, -1, -1):
                self.rows = np.round(rows * 2.0 ** (UNIT_BITS + self.rows_shift)).astype(np.int64)
                self.rows[-1] += (1 << self.rows_shift) >> 1
                largest = -np.sort(-np.abs(self.rows[:-1]), 0)[:MAX_ROWS_ON].sum(0) + np.abs(self.rows[-1])
                if largest.max() <= 32767:
                    break
            else:
                raise SystemExit("the rows are too large to be written")
            self.pooled, self.pooled_shift = scaled(take("pooled"), MOST_ACTIVE * MAX_ELEMENTS, 14)
        self.measured, self.measured_shift = scaled(pad(take("measured")), MOST_INPUT, 14, first_bias, bits=UNIT_BITS)
        halves = 2 if shape.rows else 1
        half = lambda shift: (1 << shift) >> 1
        self.first_bias = np.round(first_bias * 2.0 ** (self.measured_shift + UNIT_BITS)).astype(np.int64)
        self.first_bias += halves * half(self.measured_shift)
        self.second, self.second_shift = scaled(take("second"), MOST_ACTIVE, 14, second_bias)
        self.second_bias = np.round(second_bias * 2.0 ** (self.second_shift + UNIT_BITS)).astype(np.int64)
        self.second_bias += half(self.second_shift)
        factors = np.array([1.0, POINTS])
        heads, direct = take("heads") * factors[:, None], pad(take("direct")) * np.repeat(factors, 2)[:, None]
        pairs = [scaled(heads[head : head + 1], MOST_ACTIVE, 22) for head in range(2)]
        self.heads, self.head_shifts = np.concatenate([pair[0] for pair in pairs]), [pair[1] + UNIT_BITS for pair in pairs]
        pairs = [scaled(direct[2 * head : 2 * head + 2], MOST_INPUT, 22) for head in range(2)]
        self.direct, self.direct_shifts = np.concatenate([pair[0] for pair in pairs]), [pair[1] for pair in pairs]

    def say(self, batch: dict) -> tuple[torch.Tensor, torch.Tensor]:
        """What crates/net says, bit for bit but for the last additions: every sum here is exact in a double."""
        shape, device = self.shape, batch["inputs"].device
        put = lambda weights: torch.from_numpy(weights.astype(np.float64)).to(device)
        inputs = batch["inputs"].double().clamp(-MOST_INPUT, MOST_INPUT)
        inputs = nn.functional.pad(inputs, (0, shape.padded - shape.inputs))
        count, seats = inputs.shape[:2]
        shifted = lambda sums, shift: torch.floor(sums / 2.0**shift)
        sums = shifted(inputs @ put(self.measured).T + put(self.first_bias), self.measured_shift)
        if shape.rows:
            table = torch.cat([put(self.rows[:-1]), torch.zeros(1, shape.width, device=device, dtype=torch.float64)])
            elements = table[batch["elements"]].sum(1) + put(self.rows[-1])
            elements = shifted(elements, self.rows_shift).clamp(0, MOST_ACTIVE)
            pooled = torch.zeros(count * seats, shape.width, device=device, dtype=torch.float64)
            pooled = pooled.index_add(0, batch["owner"], elements).view(count, seats, -1)
            sums = sums + shifted(pooled @ put(self.pooled).T, self.pooled_shift)
        first = sums.clamp(0, MOST_ACTIVE)
        mean = torch.floor((first.sum(1, keepdim=True) - first) / (seats - 1))
        others = torch.stack([first[:, [o for o in range(seats) if o != s]].amax(1) for s in range(seats)], 1)
        joined = torch.cat([first, mean, others], 2)
        second = shifted(joined @ put(self.second).T + put(self.second_bias), self.second_shift).clamp(0, MOST_ACTIVE)
        heads, direct = second @ put(self.heads).T, inputs @ put(self.direct).T
        late = batch["progress"].double()[:, None]
        said = []
        for head in range(2):
            straight = direct[..., 2 * head] + late * direct[..., 2 * head + 1]
            said.append(heads[..., head] / 2.0 ** self.head_shifts[head] + straight / 2.0 ** self.direct_shifts[head])
        return said[0].float(), said[1].float()

    def file(self, edition: str, seats: list[int], measures: list[str], rows: list[str], notes: dict[str, str]) -> bytes:
        """The file that crates/net reads."""
        shape = self.shape
        numbers = lambda *all: " ".join(str(number) for number in all)
        lines = ["pangea-network 1", f"edition {edition}", f"seats {' '.join(map(str, seats))}", f"measures {' '.join(measures)}"]
        lines.append(f"rows {' '.join(rows) if shape.rows else ''}")
        lines.append(f"shape {numbers(shape.measures, shape.rows, shape.width, shape.first, shape.second)}")
        shifts = [self.rows_shift, self.measured_shift, self.pooled_shift, self.second_shift]
        lines.append(f"shifts {numbers(*shifts, *self.head_shifts, *self.direct_shifts)}")
        lines += [f"{name} {value}" for name, value in notes.items()]
        layers = [self.rows, self.measured, self.pooled, self.second, self.heads, self.direct]
        data = ("\n".join(lines) + "\n\n").encode()
        data += b"".join(layer.astype("<i2").tobytes() for layer in layers if layer is not None)
        data += self.first_bias.astype("<i4").tobytes() + self.second_bias.astype("<i4").tobytes()
        return data + hashlib.sha256(data).digest()
