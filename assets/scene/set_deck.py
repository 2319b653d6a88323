"""Set: timber deck at dawn."""

import math
import random
from math import pi

import bpy

from lights import area_light, world_light
from mesh import box, link, mesh
from palette import MATERIALS
from plants import grass_tuft, leaf_cloud, leaf_material
from shader import colour
from surfaces import concrete_material, plain_material


def build_deck(sun_el=10.0, sun_rot=250.0, fence=1.92, hedge=True):
    """timber deck at dawn: slatted screen, concrete planters with grasses, hedge, Nishita sky with a low warm sun"""
    rnd = random.Random(2)
    MATERIALS["leaf"] = leaf_material("leaf", "1f3a1c", "4f6d2c")
    MATERIALS["leaf2"] = leaf_material("leaf2", "16291a", "2f4a26")
    MATERIALS["grass"] = leaf_material("grass", "55653a", "8a8450")
    x0, x1, y0, y1 = -4.6, 10.0, -3.4, 2.66
    pw = 0.142
    x = x0
    while x < x1:  # boards run away from camera
        box(
            "deckb",
            (x, (y0 + y1) / 2 + rnd.uniform(-0.002, 0.002), -0.014),
            (y1 - y0, pw - 0.006, 0.028),
            MATERIALS["deck"],
            0.003,
            2,
            (0, 0, pi / 2),
        )
        x += pw
    box("under", (1.2, -0.6, -0.25), (12.5, 6, 0.3), MATERIALS["dark"], 0)
    # slatted fence
    x = -5.0
    while x < 14.0:
        box(
            "fence",
            (x, 2.62, fence / 2 - 0.04),
            (fence + 0.08, 0.022, 0.058),
            MATERIALS["slat"],
            0.002,
            1,
            (0, pi / 2, 0),
        )
        x += 0.071
    box("fenceback", (4.5, 2.645, fence / 2 - 0.06), (19.2, 0.02, fence + 0.04), MATERIALS["dark"], 0)
    # planter with grasses
    MATERIALS["conc"] = concrete_material("conc", "6f6c68", "8b8782", 0.75)
    box("planter", (-1.7, 2.28, 0.21), (2.3, 0.46, 0.46), MATERIALS["conc"], 0.008, 2)
    box("planter2", (2.75, 2.28, 0.21), (2.6, 0.46, 0.46), MATERIALS["conc"], 0.008, 2)
    tuft = [grass_tuft("tuft%d" % i, 320, 0.74, 0.62, MATERIALS["grass"], rnd) for i in range(3)]
    for t in tuft:
        t.location = (0, 60, 0)
    for cx, n in ((-1.7, 9), (2.75, 10)):
        for i in range(n):
            o = link(bpy.data.objects.new("t", rnd.choice(tuft).data))
            o.location = (
                cx - 1.0 + 2.05 * i / (n - 1) * (1.12 if cx > 0 else 1),
                2.28 + rnd.uniform(-0.08, 0.06),
                0.40,
            )
            o.rotation_euler = (0, 0, rnd.uniform(0, 6))
            s = rnd.uniform(0.75, 1.12)
            o.scale = (s, s, s)
    if hedge:
        box(
            "hedgeback",
            (1.5, 3.75, 1.2),
            (17, 0.1, 2.5),
            plain_material("hedgeback", colour("131c10"), 0.9),
            0,
        )
    if hedge:
        leaf_cloud("hedge", (-7, 3.1, 1.2), (10, 4.0, 2.55), 90000, MATERIALS["leaf2"], rnd, 0.10, 0.35)
    leaf_cloud("side", (-5.6, 2.0, 0.0), (-3.3, 2.9, 1.25), 16000, MATERIALS["leaf"], rnd, 0.05, 0.25)
    # far tree line
    if hedge:
        leaf_cloud("trees", (-16, 13, 0.0), (18, 16, 5.6), 60000, MATERIALS["leaf2"], rnd, 0.30, 2.2)
    mesh(
        "ground",
        [(-60, -40, -0.3), (60, -40, -0.3), (60, 80, -0.3), (-60, 80, -0.3)],
        [(0, 1, 2, 3)],
        plain_material("lawn", colour("3c4a26"), 0.9),
    )
    w = world_light()
    nt = w.node_tree
    sk = nt.nodes.new("ShaderNodeTexSky")
    sk.sky_type = "NISHITA"
    sk.sun_elevation = math.radians(sun_el)
    sk.sun_rotation = math.radians(sun_rot)
    sk.sun_size = math.radians(1.6)
    sk.sun_intensity = 0.22
    sk.altitude = 100
    sk.air_density = 1.15
    sk.dust_density = 1.2
    sk.ozone_density = 3.0
    nt.links.new(sk.outputs[0], nt.nodes["Background"].inputs[0])
    nt.nodes["Background"].inputs[1].default_value = 0.30
    # warm lantern-like strip under the planter edge
    area_light("strip", (-1.7, 2.03, 0.02), (-1.7, 1.2, -0.2), 2.2, 5, (1.0, 0.62, 0.30), 0.02)
    area_light("strip2", (2.75, 2.03, 0.02), (2.75, 1.2, -0.2), 2.4, 5, (1.0, 0.62, 0.30), 0.02)
