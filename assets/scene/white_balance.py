#!/usr/bin/python3
"""white_balance.py in.exr out.exr R G B SHADE

Multiplies the linear picture by R, G, B. SHADE (0 to 1) darkens the left and the top softly, so that a white headline
stays readable there; in a portrait picture only the top.
"""

import sys

import numpy as np
import OpenImageIO as oiio

# The shade ends a little beyond the middle, where the product begins.
SHADE_REACH = 0.55
LEFT_SHARE = 0.9


def picture_channels(buffer):
    """The finished colours; a draft that skipped the denoiser has them among other passes."""
    names = list(buffer.spec().channelnames)
    found = [i for c in "RGB" for i, name in enumerate(names) if name.endswith("Combined." + c)]
    return found if len(found) == 3 else [0, 1, 2]


def headline_shade(height, width, strength):
    def fade(distance):
        t = np.clip(1 - distance / SHADE_REACH, 0, 1)
        return t * t * (3 - 2 * t)

    x = np.linspace(0, 1, width)[None, :]
    y = np.linspace(0, 1, height)[:, None]
    left = fade(x) * LEFT_SHARE if width > height else 0 * x
    return (1 - strength * np.maximum(left, fade(y)))[..., None]


def main(source, target, red, green, blue, shade):
    buffer = oiio.ImageBuf(source)
    pixels = buffer.get_pixels(oiio.FLOAT)[..., picture_channels(buffer)]
    height, width = pixels.shape[:2]
    pixels = pixels * np.array([float(red), float(green), float(blue)], np.float32)
    pixels = pixels * headline_shade(height, width, float(shade))
    result = oiio.ImageBuf(oiio.ImageSpec(width, height, 3, oiio.HALF))
    result.set_pixels(oiio.ROI(), np.ascontiguousarray(pixels.astype(np.float32)))
    if not result.write(target):
        sys.exit(result.geterror())


main(*sys.argv[1:7])
