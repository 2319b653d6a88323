"""The folding lid: two foam panels in black canvas."""

import math
from math import pi

from mathutils import Matrix, Vector

from mesh import box
from outlines import fillet, rounded_rectangle
from palette import MATERIALS
from sizes import BOARD_INSET, TUB_HEIGHT, TUB_LENGTH, TUB_WIDTH
from sweeps import sweep, tube


def build_lid(mode="on"):
    """two foam panels in a black canvas cover with piping, centre hinge, strap handle. mode on|half"""
    gapc = 0.004
    L, W = TUB_LENGTH + 0.024, TUB_WIDTH + 0.024
    hl = L / 2 - gapc / 2
    z0, z1 = TUB_HEIGHT + 0.002, TUB_HEIGHT + 0.062

    def panel(name, cx, skirt=True):
        profile = [
            (0.004, z0 - (0.045 if skirt else 0)),
            (0.0, z0 - (0.043 if skirt else -0.002)),
            (0.0, z0 + 0.01),
        ]
        profile += [(0.0, z1 - 0.012)] + fillet((0.0, z1 - 0.012), (0.001, z1 - 0.001), (0.010, z1), 5)[1:]
        for k in range(1, 14):
            d = 0.010 + k * 0.0215
            profile.append((d, z1 + 0.016 * math.sin(min(1, k / 11) * pi / 2)))  # stay inside half-length
        o = sweep(
            name, profile, hl, W, 0.022, MATERIALS["canvas"], cap1=True, cap0=not skirt, n=8, minr=0.010
        )
        o.location.x = cx
        ob = [o]
        for z, r in ((z1 - 0.004, 0.0042), (z0 - 0.040 if skirt else z0 + 0.002, 0.0036)):
            pts = [(x * 1.0, y * 1.0, z) for x, y in rounded_rectangle(hl - 0.001, W - 0.001, 0.022, 8)]
            p = tube("piping", pts, r, MATERIALS["webbing"], 10, closed=True)
            p.location.x = cx
            ob.append(p)
        return ob

    half = mode == "half"
    panel("lidA", -(hl / 2 + gapc / 2))
    B = panel("lidB", hl / 2 + gapc / 2, skirt=not half)
    if half:  # right panel folded back onto the left one
        fold = (
            Matrix.Translation((0, 0, z1 + 0.018))
            @ Matrix.Rotation(math.radians(-178.2), 4, "Y")
            @ Matrix.Translation((0, 0, -z1 - 0.018))
        )
        for o in B:
            o.matrix_world = fold @ Matrix.Translation(o.location)
        tube(
            "hingeroll",
            [(0.002, -W / 2 + 0.012, z1 + 0.018), (0.002, W / 2 - 0.012, z1 + 0.018)],
            0.021,
            MATERIALS["webbing"],
            16,
        )
    else:
        box("hinge", (0, 0, z1 + 0.0005), (0.045, W - 0.012, 0.003), MATERIALS["webbing"], 0.0012)
        box("hingefill", (0, 0, z0 + 0.008), (0.030, W - 0.008, 0.100), MATERIALS["webbing"], 0.002)

    def strap(cx, cy, axis):
        n = 24
        pts = []
        for i in range(n + 1):
            u = -0.5 + i / n
            hgt = 0.026 * (1 - (2 * u) ** 4)
            pts.append(
                (cx + u * 0.22, cy - hgt, z0 + 0.012)
                if axis == "x"
                else (cx - hgt * axis, cy + u * 0.22, z0 + 0.012)
            )
        tube("handle", pts, 0.0175, MATERIALS["webbing"], 14, flat=0.16) if axis != "x" else tube(
            "handle", pts, 0.0028, MATERIALS["webbing"], 14, flat=6.0
        )
        for s in (-1, 1):
            if axis == "x":
                box(
                    "patch",
                    (cx + s * 0.115, cy - 0.0015, z0 + 0.012),
                    (0.05, 0.004, 0.046),
                    MATERIALS["webbing"],
                    0.0015,
                )

    strap(-TUB_LENGTH / 4, -W / 2, "x")
    if not half:
        strap(TUB_LENGTH / 4, -W / 2, "x")
    for sx in (-1,) if half else (-1, 1):  # tie-down straps: web, buckle, steel anchor on the cedar
        for sy in (-1, 1):
            yw = sy * (W / 2 + 0.002)
            yt = sy * (TUB_WIDTH / 2 - BOARD_INSET + 0.003)
            pts = [
                (sx * 0.12, yw, z0 + 0.034),
                (sx * 0.12, yw, z0 - 0.03),
                (sx * 0.12, yw + sy * 0.003, z0 - 0.045),
                (sx * 0.12, yt + sy * 0.010, z0 - 0.085),
                (sx * 0.12, yt + sy * 0.002, z0 - 0.150),
                (sx * 0.12, yt, z0 - 0.172),
            ]
            tube("tie", [Vector(p) for p in pts], 0.015, MATERIALS["webbing"], 12, flat=0.10)
            box(
                "tiepatch",
                (sx * 0.12, sy * (W / 2 + 0.0012), z0 + 0.026),
                (0.040, 0.004, 0.034),
                MATERIALS["webbing"],
                0.0012,
            )
            box(
                "buckle",
                (sx * 0.12, yt + sy * 0.0075, z0 - 0.108),
                (0.042, 0.010, 0.034),
                MATERIALS["plastic"],
                0.003,
                3,
            )
            box(
                "anchor",
                (sx * 0.12, yt + sy * 0.0005, z0 - 0.172),
                (0.044, 0.005, 0.022),
                MATERIALS["polished"],
                0.0015,
                3,
            )
