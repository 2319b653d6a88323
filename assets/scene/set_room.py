"""Set: wellness room, by day and at dusk."""

from math import pi

import bpy

from fabrics import towel_material
from lights import area_light, sun_light, world_light
from mesh import box, mesh
from palette import MATERIALS
from shader import NodeTree, colour
from surfaces import concrete_material, plain_material
from sweeps import lathe
from textiles import folded_towel, soft_slab


def build_room(dusk=False):
    """wellness room: microcement, oak slat wall, big window on the left, bench with towels. dusk: blue window, warm lamps"""
    MATERIALS["mc"] = concrete_material("microcement", "a9a298", "bfb8ad", 0.55, 0.8, 0.06)
    MATERIALS["floor"] = concrete_material("floor", "87817a", "9b958c", 0.34, 0.8, 0.05)
    mesh("floor", [(-4, -6, 0), (5, -6, 0), (5, 2, 0), (-4, 2, 0)], [(0, 1, 2, 3)], MATERIALS["floor"])
    mesh("back", [(-4, 1.35, 0), (5, 1.35, 0), (5, 1.35, 3), (-4, 1.35, 3)], [(0, 1, 2, 3)], MATERIALS["mc"])
    mesh(
        "ceil",
        [(-2.75, -6, 2.9), (5, -6, 2.9), (5, 2, 2.9), (-2.75, 2, 2.9)],
        [(3, 2, 1, 0)],
        plain_material("white", colour("dedad3"), 0.8),
    )
    mesh("rightw", [(3.2, -6, 0), (3.2, 2, 0), (3.2, 2, 3), (3.2, -6, 3)], [(0, 1, 2, 3)], MATERIALS["mc"])
    mesh("frontw", [(-2.75, -6, 0), (5, -6, 0), (5, -6, 3), (-2.75, -6, 3)], [(0, 1, 2, 3)], MATERIALS["mc"])
    x = -0.95
    while x < 1.95:
        box("oakslat", (x, 1.315, 1.45), (2.9, 0.040, 0.030), MATERIALS["oak"], 0.002, 1, (0, pi / 2, 0))
        x += 0.052
    box("oakback", (0.5, 1.345, 1.45), (2.95, 0.01, 2.9), MATERIALS["dark"], 0)
    # window wall on the left
    for y in (-4.9, -3.6, -2.3, -1.0, 0.3, 1.3):
        box("mull", (-2.7, y, 1.45), (0.06, 0.05, 2.9), MATERIALS["plastic"], 0.003)
    box("sill", (-2.7, -2, 0.05), (0.10, 6.8, 0.10), MATERIALS["plastic"], 0.003)
    box("lintel", (-2.7, -2, 2.72), (0.1, 8.0, 0.36), MATERIALS["mc"], 0.003)
    # bench with towels
    box("bench", (2.35, 0.85, 0.43), (1.3, 0.42, 0.045), MATERIALS["oak"], 0.004)
    for s in (-1, 1):
        box("leg", (2.35 + s * 0.55, 0.85, 0.205), (0.05, 0.38, 0.41), MATERIALS["plastic"], 0.004)
    tw = towel_material()
    folded_towel(2.20, 0.85, 0.4525, (0.40, 0.30, 0.034), 4, tw, 0.05)
    if not dusk:
        soft_slab("rolled", (2.70, 0.85, 0.513), (0.125, 0.34, 0.125), tw, 0.060, 0.003)
        world_light((0.78, 0.88, 1.0), 0.16)
        area_light("win", (-2.62, -2.0, 1.35), (1, -0.9, 0.6), 5.6, 130, (0.90, 0.96, 1.0), 2.3)
        sun_light((0.85, 0.43, -0.47), 7.5, (1, 0.84, 0.66), 1.0)
        for x in (-0.6, 0.5, 1.6):
            area_light("down", (x, 1.20, 2.85), (x, 1.27, 0), 0.10, 5, (1.0, 0.78, 0.55), spread=100)
    else:
        world_light((0.30, 0.45, 0.85), 0.10)
        area_light("win", (-2.62, -2.0, 1.35), (1, -0.9, 0.6), 5.6, 85, (0.30, 0.48, 1.0), 2.3)
        for x in (-0.75, -0.1, 0.55, 1.2, 1.85):
            area_light("down", (x, 1.19, 2.86), (x, 1.28, 0), 0.08, 7.5, (1.0, 0.66, 0.34), spread=90)
        # paper lantern on the floor by the bench + a candle-warm fill
        gl = bpy.data.materials.new("lamp")
        t = NodeTree(gl)
        z = t.separate(t("TexCoord").outputs["Object"])[2]
        t.output(
            t(
                "Emission", {"Color": (1.0, 0.60, 0.27, 1), "Strength": t.ramp(z, -0.2, 0.2, 3.2, 5.2)}
            ).outputs[0]
        )
        lathe(
            "lantern",
            [
                (0.0, -0.20),
                (0.085, -0.20),
                (0.10, -0.19),
                (0.105, 0.0),
                (0.10, 0.19),
                (0.085, 0.20),
                (0.0, 0.20),
            ],
            gl,
            (2.83, 0.86, 0.655),
            "Z",
            48,
        )
        area_light("lampglow", (2.83, 0.70, 0.70), (0.6, -0.6, 0.5), 0.22, 9, (1.0, 0.62, 0.30))
        area_light("pendant", (-0.2, -1.5, 2.75), (0.3, -0.3, 0.3), 0.35, 20, (1.0, 0.70, 0.42), spread=120)
