"""The folding lid: two foam panels in black canvas, joined by a hinge of webbing."""

import math
from math import pi

from mathutils import Matrix

from mesh import box
from outlines import fillet, rounded_rectangle
from palette import MATERIALS
from sizes import TUB_HEIGHT, TUB_LENGTH, TUB_WIDTH
from stitches import stitches
from sweeps import sweep, tube

GAP = 0.004
# The canvas hangs over the rim by this much on every side.
OVERHANG = 0.012
LENGTH, WIDTH = TUB_LENGTH + 2 * OVERHANG, TUB_WIDTH + 2 * OVERHANG
PANEL = LENGTH / 2 - GAP / 2
MIDDLE = PANEL / 2 + GAP / 2
UNDERSIDE, EDGE = TUB_HEIGHT + 0.002, TUB_HEIGHT + 0.062
# Foam under tension: the middle of a panel stands higher than its edge.
CROWN = 0.016
SKIRT = 0.043
CORNER = 0.022
SEAM_INSET = 0.017
PIVOT = EDGE + 0.018
# Folded panels rest on each other's crown, not quite level.
FOLDED = math.radians(-178.2)


def build_lid(mode="on"):
    """mode on|half: half has the right panel folded back onto the left one"""
    half = mode == "half"
    build_panel("lidA", -MIDDLE, skirt=True)
    handle(-MIDDLE)
    if half:
        right = build_panel("lidB", MIDDLE, skirt=False)
        fold(right)
        roll = [(0.002, side * (WIDTH / 2 - 0.012), PIVOT) for side in (-1, 1)]
        tube("hingeroll", roll, 0.021, MATERIALS["webbing"], 16)
    else:
        build_panel("lidB", MIDDLE, skirt=True)
        handle(MIDDLE)
        box("hinge", (0, 0, EDGE + 0.0005), (0.045, WIDTH - 0.012, 0.003), MATERIALS["webbing"], 0.0012)
        filler = (0.030, WIDTH - 0.008, 0.100)
        box("hingefill", (0, 0, UNDERSIDE + 0.008), filler, MATERIALS["webbing"], 0.002)


def build_panel(name, x, skirt):
    lowest = UNDERSIDE - (SKIRT if skirt else -0.002)
    profile = [(0.004, lowest - 0.002), (0.0, lowest), (0.0, UNDERSIDE + 0.01), (0.0, EDGE - 0.012)]
    profile += fillet((0.0, EDGE - 0.012), (0.001, EDGE - 0.001), (0.010, EDGE), 5)[1:]
    for k in range(1, 14):
        profile.append((0.010 + k * 0.0215, EDGE + CROWN * math.sin(min(1, k / 11) * pi / 2)))
    canvas = MATERIALS["canvas"]
    body = sweep(name, profile, PANEL, WIDTH, CORNER, canvas, cap1=True, cap0=not skirt, n=8, minr=0.010)
    parts = [body, seam(SEAM_INSET, EDGE + 0.0012, (0, 0, 1))]
    for z, radius in ((EDGE - 0.004, 0.0042), (lowest + 0.003, 0.0036)):
        parts.append(tube("piping", outline(0.0005, z), radius, MATERIALS["webbing"], 10, closed=True))
    if skirt:
        parts += skirt_seams()
    else:
        parts += lining()
    for part in parts:
        part.location.x = x
    return parts


def outline(inset, z):
    flat = rounded_rectangle(PANEL - 2 * inset, WIDTH - 2 * inset, max(CORNER - inset, 0.010), 8)
    return [(x, y, z) for x, y in flat]


def seam(inset, z, outwards):
    return stitches("seam", outline(inset, z), outwards, MATERIALS["thread"])


def skirt_seams():
    """Two rows along the front, where the hem is folded under."""
    rows = []
    for z in (UNDERSIDE - SKIRT + 0.012, UNDERSIDE + 0.040):
        ends = (-PANEL / 2 + CORNER, PANEL / 2 - CORNER)
        line = [(ends[0], -WIDTH / 2 - 0.0003, z), (ends[1], -WIDTH / 2 - 0.0003, z)]
        rows.append(stitches("hem", line, (0, -1, 0), MATERIALS["thread"], closed=False))
    return rows


def lining():
    """The underside, which a folded panel turns up: grey, and let into the canvas."""
    z = UNDERSIDE - 0.0012
    sheet = sweep("lining", [(0.014, z)], PANEL, WIDTH, CORNER, MATERIALS["lining"], cap0=True, n=8)
    return [sheet, seam(0.019, z - 0.0002, (0, 0, -1))]


def fold(parts):
    turn = (
        Matrix.Translation((0, 0, PIVOT))
        @ Matrix.Rotation(FOLDED, 4, "Y")
        @ Matrix.Translation((0, 0, -PIVOT))
    )
    for part in parts:
        part.matrix_world = turn @ Matrix.Translation(part.location)


def handle(x, width=0.22, points=24):
    """A grip of webbing on the front."""
    z, front = UNDERSIDE + 0.012, -WIDTH / 2
    line = []
    for i in range(points + 1):
        u = -0.5 + i / points
        line.append((x + u * width, front - 0.026 * (1 - (2 * u) ** 4), z))
    tube("handle", line, 0.0028, MATERIALS["webbing"], 14, flat=6.0)
    for side in (-1, 1):
        patch = (x + side * 0.115, front - 0.0015, z)
        box("patch", patch, (0.05, 0.004, 0.046), MATERIALS["webbing"], 0.0015)
