#!/usr/bin/python3
"""merge_part.py whole.exr part.exr X0,X1,Y0,Y1 : puts a part that was rendered again into the whole, in place"""

import os
import sys

import numpy as np
import OpenImageIO as oiio

# The outermost pixels of a part are filtered with what was not rendered.
EDGE = 2


def main(whole_path, part_path, border):
    whole, part = oiio.ImageBuf(whole_path), oiio.ImageBuf(part_path)
    spec, inner = whole.spec(), part.spec()
    pixels = whole.get_pixels(oiio.FLOAT)
    fresh = np.zeros_like(pixels)
    fresh[inner.y : inner.y + inner.height, inner.x : inner.x + inner.width] = part.get_pixels(oiio.FLOAT)
    left, right, bottom, top = (float(number) for number in border.split(","))
    columns = slice(int(left * spec.width) + EDGE, int(right * spec.width) - EDGE)
    rows = slice(int((1 - top) * spec.height) + EDGE, int((1 - bottom) * spec.height) - EDGE)
    pixels[rows, columns] = fresh[rows, columns]
    result = oiio.ImageBuf(spec)
    result.set_pixels(oiio.ROI(), np.ascontiguousarray(pixels))
    if not result.write(whole_path + ".new.exr"):
        sys.exit(result.geterror())
    os.replace(whole_path + ".new.exr", whole_path)


main(*sys.argv[1:4])
