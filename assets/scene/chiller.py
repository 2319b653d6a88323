"""The chiller: its housing, and what stands in and on it."""

from math import pi

from chiller_display import build_display
from chiller_front import FRONT, GRILLE_CENTRE, GRILLE_RADIUS, GRILLE_SIZE
from chiller_grille import build_fan, build_grille
from outlines import fillet
from palette import MATERIALS
from sizes import CHILLER_DEPTH, CHILLER_HEIGHT, CHILLER_LENGTH, CHILLER_X, CHILLER_Y
from sweeps import lathe, sweep

CORNER_RADIUS = 0.034
# The feet lift the housing by this much.
UNDERSIDE = 0.028


def build_chiller(degrees=3):
    cut_pocket(build_housing())
    build_grille()
    build_fan()
    build_display(degrees)
    build_seam()
    build_feet()


def build_housing():
    low, high = UNDERSIDE, CHILLER_HEIGHT
    bottom_edge = fillet((0.006, low), (0, low), (0, low + 0.006), 3)
    top_edge = fillet((0, high - 0.020), (0, high), (0.020, high), 8)
    profile = [(0.03, low)] + bottom_edge + top_edge
    size = (CHILLER_LENGTH, CHILLER_DEPTH, CORNER_RADIUS)
    housing = sweep("chbody", profile, *size, MATERIALS["powder"], cap0=True, cap1=True, n=10)
    housing.location = (CHILLER_X, CHILLER_Y, 0)
    return housing


def cut_pocket(housing):
    """A deep hole for grille and fan, cut by a body that is not rendered itself."""
    depth = [(0, -0.09), (0, 0.05)]
    cutter = sweep("cut", depth, *GRILLE_SIZE, GRILLE_RADIUS, MATERIALS["dark"], cap0=True, cap1=True, n=8)
    cutter.rotation_euler = (pi / 2, 0, 0)
    cutter.location = (GRILLE_CENTRE[0], FRONT, GRILLE_CENTRE[1])
    cutter.hide_render = True
    cutter.display_type = "WIRE"
    housing.data.materials.append(MATERIALS["dark"])
    pocket = housing.modifiers.new("pocket", "BOOLEAN")
    pocket.object = cutter
    pocket.operation = "DIFFERENCE"
    pocket.solver = "EXACT"


def build_seam():
    """Where the top panel meets the sides."""
    groove = [(0.0, 0.0), (-0.0006, 0.0), (-0.0006, 0.0022), (0.0, 0.0022)]
    seam = sweep("seam", groove, CHILLER_LENGTH, CHILLER_DEPTH, CORNER_RADIUS, MATERIALS["dark"], n=10)
    seam.location = (CHILLER_X, CHILLER_Y, CHILLER_HEIGHT - 0.040)


def build_feet():
    profile = [(0.026, 0), (0.028, 0.012), (0.028, 0.03)]
    for side in (-1, 1):
        for end in (-1, 1):
            place = (CHILLER_X + side * 0.33, CHILLER_Y + end * 0.18, 0)
            lathe("foot", profile, MATERIALS["rubber"], place)
