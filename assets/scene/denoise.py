#!/usr/bin/python3
"""denoise.py in.exr out.exr WEIGHTS MIX DETAIL

Open Image Denoise in torch, because Debian's Blender is built without it. `in.exr` has Blender's denoising passes,
WEIGHTS is the folder of the .tza files. MIX (0 to 1) is the share of the noisy picture mixed back into wood, DETAIL how
much fine texture of the albedo pass is put back on it: both against a painted look.
"""

import os
import sys

import numpy as np
import OpenImageIO as oiio
import torch
import torch.nn.functional as F

from denoise_network import Network, from_network, to_network

torch.set_num_threads(int(os.environ.get("THREADS", "2")))
torch.set_grad_enabled(False)

LARGEST_HALF = 65504
LUMINANCE = (0.212671, 0.715160, 0.072169)
# The network was trained on pictures whose mean is a middle grey.
MIDDLE_GREY = 0.18


def main(source, target, weights, mix, detail):
    passes = Passes(source)
    colour = passes.tensor(passes.colour, "RGB").clamp(0, LARGEST_HALF)
    albedo = passes.tensor("Denoising Albedo", "RGB").clamp(0, 1)
    normal = passes.tensor("Denoising Normal", "XYZ").clamp(-1, 1) * 0.5 + 0.5
    clean_albedo = Network(weights, "rt_alb")(albedo).clamp(0, 1)
    clean_normal = Network(weights, "rt_nrm")(normal).clamp(0, 1)

    exposure = MIDDLE_GREY / mean_brightness(colour)
    seen = torch.cat((to_network(colour * exposure), clean_albedo, clean_normal), 1)
    result = from_network(Network(weights, "rt_hdr_calb_cnrm")(seen)) / exposure

    wood = warmth(clean_albedo)
    if float(detail):
        smooth = F.avg_pool2d(albedo, 5, 1, 2, count_include_pad=False)
        texture = ((albedo + 0.02) / (smooth + 0.02)).clamp(0.6, 1.5)
        result = result * texture ** (float(detail) * wood)
    share = float(mix) * wood
    # A firefly of the noisy picture must not come back with its grain.
    result = result * (1 - share) + torch.minimum(colour, result * 1.6 + 0.02) * share
    write(target, result.clamp(0, LARGEST_HALF))


def mean_brightness(colour):
    light = sum(weight * colour[:, i : i + 1] for i, weight in enumerate(LUMINANCE))
    blocks = F.avg_pool2d(light, 16)
    return float(torch.exp(torch.log(blocks[blocks > 1e-8]).mean()))


def warmth(albedo):
    """1 where the surface is reddish: wood, but neither water nor steel."""
    smooth = F.avg_pool2d(albedo, 5, 1, 2)
    red, blue = smooth[:, :1], smooth[:, 2:]
    return (((red - blue) / (red + blue + 1e-3) - 0.15) / 0.2).clamp(0, 1)


class Passes:
    def __init__(self, path):
        buffer = oiio.ImageBuf(path)
        self.names = list(buffer.spec().channelnames)
        self.pixels = buffer.get_pixels(oiio.FLOAT)
        noisy = any("Noisy Image" in name for name in self.names)
        self.colour = "Noisy Image" if noisy else "Combined"

    def tensor(self, key, components):
        found = [
            next(i for i, n in enumerate(self.names) if key in n and n.endswith("." + c)) for c in components
        ]
        planes = np.ascontiguousarray(self.pixels[..., found].transpose(2, 0, 1))
        return torch.from_numpy(planes)[None].nan_to_num(0, LARGEST_HALF, 0)


def write(path, tensor):
    pixels = np.ascontiguousarray(tensor[0].permute(1, 2, 0).numpy().astype(np.float32))
    height, width = pixels.shape[:2]
    buffer = oiio.ImageBuf(oiio.ImageSpec(width, height, 3, oiio.HALF))
    buffer.set_pixels(oiio.ROI(), pixels)
    if not buffer.write(path):
        sys.exit(buffer.geterror())


main(*sys.argv[1:6])
