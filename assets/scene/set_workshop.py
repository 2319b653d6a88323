"""Set: the workshop."""

import math
import random
from math import pi

from mathutils import Matrix

from lights import area_light, sun_light, world_light
from mesh import box, mesh
from outlines import fillet
from palette import MATERIALS
from sizes import CAP_WIDTH, TUB_LENGTH, TUB_WIDTH
from surfaces import concrete_material
from sweeps import lathe, sweep
from workshop_tools import build_clamps, build_plane, build_shavings, build_square


def build_workshop():
    """bare steel shell on trestles, cedar stacks, soft window light"""
    rnd = random.Random(8)
    MATERIALS["mc"] = concrete_material("plaster", "bdb8b0", "d0cbc3", 0.7, 0.8, 0.08)
    MATERIALS["floor"] = concrete_material("floor", "77726b", "928c84", 0.5, 1.0, 0.12)
    mesh("floor", [(-6, -6, 0), (14, -6, 0), (14, 3, 0), (-6, 3, 0)], [(0, 1, 2, 3)], MATERIALS["floor"])
    mesh("back", [(-6, 1.9, 0), (14, 1.9, 0), (14, 1.9, 4), (-6, 1.9, 4)], [(0, 1, 2, 3)], MATERIALS["mc"])
    lx, ly, H = TUB_LENGTH - 2 * CAP_WIDTH + 0.030, TUB_WIDTH - 2 * CAP_WIDTH + 0.030, 0.70  # shell
    profile = (
        [(0.20, 0.0), (0.09, 0.001)]
        + fillet((0.06, 0.002), (0.030, 0.003), (0.029, 0.06), 8)
        + [(0.028, 0.3), (0.0275, H - 0.012), (0.0, H - 0.008), (0.0, H)]
    )
    profile += (
        [(0.002, H + 0.002)]
        + fillet((0.020, H + 0.002), (0.031, H + 0.002), (0.031, H - 0.012), 6)
        + [(0.0315, 0.3)]
        + fillet((0.033, 0.065), (0.034, 0.005), (0.094, 0.004), 8)
        + [(0.2, 0.004)]
    )
    o = sweep("shell", profile, lx, ly, 0.085, MATERIALS["steel"], cap0=True, cap1=True, n=14)
    o.location = (0, 0.25, 0.62)
    for y, z in ((0.15, 0.92), (0.35, 0.74)):
        lathe(
            "port",
            [(0.026, -0.01), (0.026, 0.035), (0.021, 0.036), (0.020, 0.0)],
            MATERIALS["polished"],
            (lx / 2 - 0.030, y, z),
            "X",
            40,
        )
    for x in (-0.36, 0.36):  # trestles
        box("tr", (x, 0.25, 0.595), (0.92, 0.085, 0.045), MATERIALS["oak"], 0.003, 2, (0, 0, pi / 2))
        for sy in (-1, 1):
            for sx in (-1, 1):
                box(
                    "trleg",
                    (x + sx * 0.085, 0.25 + sy * 0.36, 0.29),
                    (0.60, 0.042, 0.060),
                    MATERIALS["oak"],
                    0.003,
                    2,
                    (0, pi / 2 - sx * 0.19, 0),
                )
        for sy in (-1, 1):
            box("trbar", (x, 0.25 + sy * 0.36, 0.20), (0.22, 0.024, 0.05), MATERIALS["oak"], 0.002)
    for lay in range(11):  # stack of boards with stickers
        z = 0.075 + lay * 0.042
        for k in range(5):
            box(
                "stack",
                (1.42 + rnd.uniform(-0.03, 0.03), -0.52 + k * 0.098 + rnd.uniform(-0.004, 0.004), z + 0.010),
                (1.55 + rnd.uniform(-0.05, 0.05), 0.088, 0.020),
                MATERIALS["cedar"],
                0.0018,
                2,
                (0, 0, rnd.uniform(-0.006, 0.006)),
            )
        for x in (0.85, 1.42, 1.98):
            box(
                "sticker",
                (x, -0.32, z - 0.011),
                (0.50, 0.03, 0.020),
                MATERIALS["oak"],
                0.001,
                1,
                (0, 0, pi / 2),
            )
    for x in (0.95, 1.9):
        box("bearer", (x, -0.32, 0.026), (0.52, 0.07, 0.052), MATERIALS["oak"], 0.003, 2, (0, 0, pi / 2))
    for k in range(15):  # boards leaning on the wall
        L = rnd.uniform(1.55, 2.25)
        tilt = 0.11
        o = box(
            "lean",
            (
                -1.15 + k * 0.205 + rnd.uniform(-0.03, 0.03),
                1.89 - 0.5 * L * math.sin(tilt) - 0.014,
                0.5 * L * math.cos(tilt),
            ),
            (L, 0.090, 0.020),
            MATERIALS["cedar"],
            0.0018,
            2,
        )
        o.rotation_mode = "QUATERNION"
        o.rotation_quaternion = (
            Matrix.Rotation(-tilt, 3, "X")
            @ Matrix.Rotation(0.012 * rnd.uniform(-1, 1), 3, "Y")
            @ Matrix.Rotation(-pi / 2, 3, "Y")
            @ Matrix.Rotation(pi / 2, 3, "X")
        ).to_quaternion()
    top = 0.075 + 10 * 0.042 + 0.020
    build_plane((1.10, -0.36, top), 0.10)
    build_square((1.72, -0.38, top), 1.9)
    floor_by_stack, floor_by_trestle, on_boards = (
        (1.0, -0.95, 0.0, 0.42),
        (0.25, -0.45, 0.0, 0.40),
        (1.38, -0.34, top, 0.17),
    )
    build_shavings(64, (floor_by_stack, on_boards, floor_by_trestle, floor_by_stack))
    build_clamps(1.95, 1.88, 1.42, (0.62, 0.62, 0.50, 0.50, 0.50, 0.38, 0.38, 0.80, 0.80), rnd)
    world_light((0.80, 0.89, 1.0), 0.22)
    area_light("win", (-3.6, -1.4, 2.1), (0.5, 0.1, 0.5), 3.0, 260, (0.95, 0.98, 1.0), 2.4)
    area_light("fill", (3.5, -4.0, 2.6), (0.6, 0, 0.5), 2.5, 40, (1, 0.95, 0.88), 1.6)
    sun_light((0.9, 0.55, -0.52), 1.6, (1, 0.85, 0.68), 4.0)
