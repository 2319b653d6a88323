"""Reads the weights of Intel's Open Image Denoise from their container (.tza)."""

import struct

import numpy as np
import torch

MAGIC = 0x41D7


def read_weights(path):
    with open(path, "rb") as file:
        data = file.read()
    magic, _major, _minor, offset = struct.unpack_from("<HBBQ", data, 0)
    if magic != MAGIC:
        raise ValueError(f"{path} holds no weights")
    (count,) = struct.unpack_from("<I", data, offset)
    offset += 4
    weights = {}
    for _ in range(count):
        name, tensor, offset = read_tensor(data, offset)
        weights[name] = tensor
    return weights


def read_tensor(data, offset):
    (length,) = struct.unpack_from("<H", data, offset)
    offset += 2
    name = data[offset : offset + length].decode()
    offset += length
    rank = data[offset]
    offset += 1
    shape = struct.unpack_from(f"<{rank}I", data, offset)
    # After the shape one letter a dimension names the layout; it is always the same here.
    offset += 4 * rank + rank
    kind = np.float16 if chr(data[offset]) == "h" else np.float32
    offset += 1
    (start,) = struct.unpack_from("<Q", data, offset)
    values = np.frombuffer(data, kind, int(np.prod(shape)), start).reshape(shape)
    return name, torch.from_numpy(values.astype(np.float32)), offset + 8
