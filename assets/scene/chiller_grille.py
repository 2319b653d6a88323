"""The louvred grille of the chiller and the fan behind it."""

import math
from math import pi

from mathutils import Matrix

from chiller_front import FRONT, GRILLE_CENTRE, GRILLE_RADIUS, GRILLE_SIZE
from mesh import box
from palette import MATERIALS
from sweeps import lathe, sweep, tube

LOUVRES = 19
LOUVRE_TILT = math.radians(-28)
FAN_RADIUS = 0.155
FAN_BLADES = 7
BLADE_PITCH = math.radians(38)


def build_grille():
    x, z = GRILLE_CENTRE
    width, height = GRILLE_SIZE
    rim = [(0.0, -0.004), (-0.006, -0.004), (-0.006, 0.0035), (-0.004, 0.005)]
    rim += [(0.001, 0.005), (0.002, 0.004), (0.002, -0.03)]
    bezel = sweep("bezel", rim, width, height, GRILLE_RADIUS, MATERIALS["plastic"], n=8)
    bezel.rotation_euler = (pi / 2, 0, 0)
    bezel.location = (x, FRONT, z)
    for i in range(LOUVRES):
        place = (x, FRONT + 0.010, z - height / 2 + height * (i + 0.5) / LOUVRES)
        size = (width - 0.004, 0.020, 0.0032)
        box("louvre", place, size, MATERIALS["plastic"], 0.001, 2, (LOUVRE_TILT, 0, 0))
    for k in (-1, 0, 1):
        place = (x + k * width / 4, FRONT + 0.022, z)
        box("mullion", place, (0.006, 0.008, height), MATERIALS["plastic"], 0.001)


def build_fan():
    x, z = GRILLE_CENTRE
    y = FRONT + 0.055
    angles = [2 * pi * i / 64 for i in range(64)]
    ring = [(x + FAN_RADIUS * math.cos(a), y, z + FAN_RADIUS * math.sin(a)) for a in angles]
    tube("fanring", ring, 0.008, MATERIALS["plastic"], 10, closed=True)
    hub = [(0.045, 0), (0.045, 0.02), (0.038, 0.026), (0, 0.028)]
    lathe("hub", hub, MATERIALS["plastic"], (x, y + 0.01, z), "-Y")
    for k in range(FAN_BLADES):
        blade = box("blade", (0, 0, 0), (0.105, 0.052, 0.002), MATERIALS["powder"], 0)
        turned = Matrix.Rotation(2 * pi * k / FAN_BLADES, 4, "Y") @ Matrix.Translation((0.098, 0, 0))
        blade.matrix_world = (
            Matrix.Translation((x, y + 0.01, z)) @ turned @ Matrix.Rotation(BLADE_PITCH, 4, "X")
        )
