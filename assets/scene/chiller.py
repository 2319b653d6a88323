"""The chiller: housing, grille, fan, display and buttons."""

import math
from math import pi

from mathutils import Matrix

from lettering import lettering
from mesh import box
from outlines import fillet
from palette import MATERIALS
from sizes import CHILLER_DEPTH, CHILLER_HEIGHT, CHILLER_LENGTH, CHILLER_X, CHILLER_Y
from sweeps import lathe, sweep, tube


def build_chiller():
    col = []
    z0, z1 = 0.028, CHILLER_HEIGHT
    r = 0.034
    profile = fillet((0.006, z0), (0, z0), (0, z0 + 0.006), 3) + fillet(
        (0, z1 - 0.020), (0, z1), (0.020, z1), 8
    )
    body = sweep(
        "chbody",
        [(0.03, z0)] + profile,
        CHILLER_LENGTH,
        CHILLER_DEPTH,
        r,
        MATERIALS["powder"],
        cap0=True,
        cap1=True,
        n=10,
    )
    body.location = (CHILLER_X, CHILLER_Y, 0)
    # grille pocket by boolean
    gx, gz, gw, gh = -0.125, 0.252, 0.47, 0.345
    yf = CHILLER_Y - CHILLER_DEPTH / 2
    cut = sweep("cut", [(0, -0.09), (0, 0.05)], gw, gh, 0.022, MATERIALS["dark"], cap0=True, cap1=True, n=8)
    cut.rotation_euler = (pi / 2, 0, 0)
    cut.location = (CHILLER_X + gx, yf, gz)
    cut.hide_render = True
    cut.display_type = "WIRE"
    cut.data.materials.clear()
    cut.data.materials.append(MATERIALS["dark"])
    body.data.materials.append(MATERIALS["dark"])
    b = body.modifiers.new("pocket", "BOOLEAN")
    b.object = cut
    b.operation = "DIFFERENCE"
    b.solver = "EXACT"
    # bezel
    bz = sweep(
        "bezel",
        [
            (0.0, -0.004),
            (-0.006, -0.004),
            (-0.006, 0.0035),
            (-0.004, 0.005),
            (0.001, 0.005),
            (0.002, 0.004),
            (0.002, -0.03),
        ],
        gw,
        gh,
        0.022,
        MATERIALS["plastic"],
        n=8,
    )
    bz.rotation_euler = (pi / 2, 0, 0)
    bz.location = (CHILLER_X + gx, yf, gz)
    ns = 19
    for i in range(ns):
        z = gz - gh / 2 + gh * (i + 0.5) / ns
        box(
            "louvre",
            (CHILLER_X + gx, yf + 0.010, z),
            (gw - 0.004, 0.020, 0.0032),
            MATERIALS["plastic"],
            0.001,
            2,
            (math.radians(-28), 0, 0),
        )
    for k in (-1, 0, 1):
        box(
            "mullion",
            (CHILLER_X + gx + k * gw / 4, yf + 0.022, gz),
            (0.006, 0.008, gh),
            MATERIALS["plastic"],
            0.001,
        )
    # fan
    fx = CHILLER_X + gx
    fy = yf + 0.055
    tube(
        "fanring",
        [
            (fx + 0.155 * math.cos(2 * pi * i / 64), fy, gz + 0.155 * math.sin(2 * pi * i / 64))
            for i in range(64)
        ],
        0.008,
        MATERIALS["plastic"],
        10,
        closed=True,
    )
    lathe(
        "hub",
        [(0.045, 0), (0.045, 0.02), (0.038, 0.026), (0, 0.028)],
        MATERIALS["plastic"],
        (fx, fy + 0.01, gz),
        "-Y",
    )
    for k in range(7):
        o = box("blade", (0, 0, 0), (0.105, 0.052, 0.002), MATERIALS["powder"], 0)
        o.matrix_world = (
            Matrix.Translation((fx, fy + 0.01, gz))
            @ Matrix.Rotation(2 * pi * k / 7, 4, "Y")
            @ Matrix.Translation((0.098, 0, 0))
            @ Matrix.Rotation(math.radians(38), 4, "X")
        )
    # round display
    dx, dz = CHILLER_X + 0.258, 0.315
    lathe(
        "dispbez",
        [(0.062, -0.004), (0.062, 0.005), (0.0605, 0.007), (0.0560, 0.007), (0.0545, 0.0055), (0.054, 0.003)],
        MATERIALS["steel_r"],
        (dx, yf, dz),
        "-Y",
        72,
    )
    lathe("dispgls", [(0.0545, 0.0045), (0.0, 0.0047)], MATERIALS["glassblk"], (dx, yf, dz), "-Y", 72)
    yd = yf - 0.0050
    lettering("3", (dx - 0.0085, yd, dz + 0.002), 0.060, MATERIALS["led"], "Light", ext=0.0001)
    lettering("°C", (dx + 0.0205, yd, dz + 0.0115), 0.022, MATERIALS["led"], "Regular", ext=0.0001)
    lettering(
        "COOLING", (dx, yd, dz - 0.0295), 0.0068, MATERIALS["led2"], "Semibold", ext=0.0001, spacing=1.25
    )

    def arc(a0, a1, rad, w, mat, nm):
        n = 60
        pts = [
            (dx + rad * math.cos(a), yd, dz + rad * math.sin(a))
            for a in [math.radians(a0 + (a1 - a0) * i / n) for i in range(n + 1)]
        ]
        tube(nm, pts, w, mat, 8)

    arc(225, -45, 0.0455, 0.0006, MATERIALS["ledim"], "arc0")
    arc(225, 60, 0.0455, 0.0011, MATERIALS["led2"], "arc1")
    for k, dxk in enumerate((-0.034, 0, 0.034)):
        lathe(
            "btn",
            [(0.0098, -0.002), (0.0098, 0.0012), (0.009, 0.0020), (0.0, 0.0021)],
            MATERIALS["plastic"],
            (dx + dxk, yf, dz - 0.104),
            "-Y",
            32,
        )
        lettering(
            ("–", "⏻", "+")[k] if k != 1 else "I",
            (dx + dxk, yf - 0.0024, dz - 0.104),
            0.011,
            MATERIALS["ledim"],
            "Regular",
            ext=0.0001,
        )
    lettering(
        "PLUNGE ONE", (dx, yf - 0.0003, 0.118), 0.0155, MATERIALS["label"], "Medium", ext=0.0002, spacing=1.22
    )
    # top panel seam + feet
    sweep(
        "seam",
        [(0.0, 0.0), (-0.0006, 0.0), (-0.0006, 0.0022), (0.0, 0.0022)],
        CHILLER_LENGTH,
        CHILLER_DEPTH,
        r,
        MATERIALS["dark"],
        n=10,
    ).location = (CHILLER_X, CHILLER_Y, CHILLER_HEIGHT - 0.040)
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe(
                "foot",
                [(0.026, 0), (0.028, 0.012), (0.028, 0.03)],
                MATERIALS["rubber"],
                (CHILLER_X + sx * 0.33, CHILLER_Y + sy * 0.18, 0),
            )
