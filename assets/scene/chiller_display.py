"""The round display of the chiller, its three buttons and the name below them."""

import math

from chiller_front import FRONT
from lettering import lettering
from palette import MATERIALS
from sizes import CHILLER_X
from sweeps import lathe, tube

X, Z = CHILLER_X + 0.258, 0.315
# Letters of light lie just in front of the glass.
GLASS = FRONT - 0.0050
ROUND = 72
SCALE_RADIUS = 0.0455
SCALE_START, SCALE_END, SCALE_NOW = 225, -45, 60
BUTTONS = ((-0.034, "–"), (0, "I"), (0.034, "+"))


def build_display(degrees=3):
    """Above 9 it heats: two figures need more room, and the word below them changes."""
    warm = degrees > 9
    rim = [
        (0.062, -0.004),
        (0.062, 0.005),
        (0.0605, 0.007),
        (0.0560, 0.007),
        (0.0545, 0.0055),
        (0.054, 0.003),
    ]
    lathe("dispbez", rim, MATERIALS["steel_r"], (X, FRONT, Z), "-Y", ROUND)
    lathe("dispgls", [(0.0545, 0.0045), (0.0, 0.0047)], MATERIALS["glassblk"], (X, FRONT, Z), "-Y", ROUND)
    light(X - 0.0085, Z + 0.002, str(degrees), 0.046 if warm else 0.060, "led", "Light")
    light(X + (0.0255 if warm else 0.0205), Z + 0.0115, "°C", 0.018 if warm else 0.022, "led", "Regular")
    light(X, Z - 0.0295, "HEATING" if warm else "COOLING", 0.0068, "led2", "Semibold", 1.25)
    arc("arc0", SCALE_END, 0.0006, "ledim")
    arc("arc1", SCALE_END + 20 if warm else SCALE_NOW, 0.0011, "led2")
    build_buttons()
    place = (X, FRONT - 0.0003, 0.118)
    lettering("PLUNGE ONE", place, 0.0155, MATERIALS["label"], "Medium", ext=0.0002, spacing=1.22)


def light(x, z, words, size, material, weight, spacing=1.0):
    lettering(words, (x, GLASS, z), size, MATERIALS[material], weight, ext=0.0001, spacing=spacing)


def arc(name, end, thickness, material, points=60):
    """Part of the scale round the display, from its start."""
    degrees = [SCALE_START + (end - SCALE_START) * i / points for i in range(points + 1)]
    angles = [math.radians(d) for d in degrees]
    line = [(X + SCALE_RADIUS * math.cos(a), GLASS, Z + SCALE_RADIUS * math.sin(a)) for a in angles]
    tube(name, line, thickness, MATERIALS[material], 8)


def build_buttons():
    cap = [(0.0098, -0.002), (0.0098, 0.0012), (0.009, 0.0020), (0.0, 0.0021)]
    for offset, sign in BUTTONS:
        x, z = X + offset, Z - 0.104
        lathe("btn", cap, MATERIALS["plastic"], (x, FRONT, z), "-Y", 32)
        lettering(sign, (x, FRONT - 0.0024, z), 0.011, MATERIALS["ledim"], "Regular", ext=0.0001)
