"""The tub: cedar boards, cap rail, steel basin, name plate."""

from math import pi

from lettering import lettering
from mesh import bevel, box, mesh
from outlines import fillet
from palette import MATERIALS
from sizes import (
    BOARDS_A_SIDE,
    BOARD_GAP,
    BOARD_INSET,
    BOARD_THICKNESS,
    CAP_THICKNESS,
    CAP_TOP,
    CAP_WIDTH,
    FIRST_BOARD_Z,
    TUB_LENGTH,
    TUB_WIDTH,
)
from sweeps import lathe, sweep


def mitred_board(name, L, t, h, mat, bev=0.0022):
    """board with mitred ends. local x = grain/length, +y = inwards, outer face at y=0"""
    a, b = L / 2, L / 2 - t
    v = [
        (-a, 0, -h / 2),
        (a, 0, -h / 2),
        (b, t, -h / 2),
        (-b, t, -h / 2),
        (-a, 0, h / 2),
        (a, 0, h / 2),
        (b, t, h / 2),
        (-b, t, h / 2),
    ]
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return bevel(mesh(name, v, f, mat), bev, 3)


def board_ring(name, lx, ly, t, h, z, mat, bev):
    for nm, L, loc, a in (
        ("f", lx, (0, -ly / 2, z), 0),
        ("b", lx, (0, ly / 2, z), pi),
        ("l", ly, (-lx / 2, 0, z), -pi / 2),
        ("r", ly, (lx / 2, 0, z), pi / 2),
    ):
        o = mitred_board(name + nm, L - 0.0006, t, h, mat, bev)
        o.location = loc
        o.rotation_euler = (0, 0, a)


def build_tub():
    zt = CAP_TOP - CAP_THICKNESS - 0.004
    pitch = (zt - FIRST_BOARD_Z) / BOARDS_A_SIDE
    for i in range(BOARDS_A_SIDE):
        board_ring(
            "board%d" % i,
            TUB_LENGTH - 2 * BOARD_INSET,
            TUB_WIDTH - 2 * BOARD_INSET,
            BOARD_THICKNESS,
            pitch - BOARD_GAP,
            FIRST_BOARD_Z + pitch * (i + 0.5),
            MATERIALS["cedar"],
            0.0024,
        )
    board_ring(
        "cap",
        TUB_LENGTH,
        TUB_WIDTH,
        CAP_WIDTH + 0.0145,
        CAP_THICKNESS,
        CAP_TOP - CAP_THICKNESS / 2,
        MATERIALS["cedar"],
        0.0022,
    )
    d = BOARD_INSET + 0.0045  # tongue: gaps are 4.5 mm deep, so no light slits at the corners
    sweep(
        "core",
        [(d, 0.02), (d, CAP_TOP - CAP_THICKNESS)],
        TUB_LENGTH,
        TUB_WIDTH,
        0.004,
        MATERIALS["dark"],
        n=2,
    )
    sweep("plinth", [(0.035, 0.0), (0.035, 0.05)], TUB_LENGTH, TUB_WIDTH, 0.01, MATERIALS["dark"], n=4)
    # basin: lip, wall, coved floor
    z = CAP_TOP
    fl = 0.105
    profile = [(0, z - 0.001), (0, z + 0.0022), (0.0008, z + 0.0034), (0.0022, z + 0.004)]
    profile += fillet((0.020, z + 0.004), (0.031, z + 0.004), (0.031, z - 0.010), 8)
    profile += [(0.0315, 0.60), (0.032, 0.40)] + fillet(
        (0.033, fl + 0.06), (0.034, fl), (0.094, fl - 0.002), 12
    )
    profile += [(0.16, fl - 0.004), (0.24, fl - 0.006)]
    sweep(
        "basin",
        profile,
        TUB_LENGTH - 2 * CAP_WIDTH + 0.030,
        TUB_WIDTH - 2 * CAP_WIDTH + 0.030,
        0.085,
        MATERIALS["steel"],
        cap1=True,
        n=14,
        flip=False,
    )
    # drain
    lathe(
        "drain",
        [(0.0, 0.006), (0.030, 0.006), (0.034, 0.003), (0.036, 0.0)][::-1],
        MATERIALS["polished"],
        (-0.30, 0, fl - 0.005),
    )
    # inlet / outlet inside, chiller end
    xi = TUB_LENGTH / 2 - CAP_WIDTH + 0.015 - 0.033
    for y, zz in ((-0.10, 0.42), (0.10, 0.22)):
        lathe(
            "jet",
            [(0.040, 0), (0.040, 0.004), (0.036, 0.008), (0.024, 0.009), (0.022, 0.004), (0.0, 0.003)],
            MATERIALS["polished"],
            (xi, y, zz),
            "-X",
        )
        lathe("jetin", [(0.021, 0.0045), (0.0, 0.0048)], MATERIALS["dark"], (xi, y, zz), "-X")
    # name plate
    pz = FIRST_BOARD_Z + pitch * 6.5
    box(
        "plate",
        (-TUB_LENGTH / 2 + 0.115, -TUB_WIDTH / 2 + BOARD_INSET - 0.0012, pz),
        (0.116, 0.003, 0.026),
        MATERIALS["polished"],
        0.0012,
        3,
    )
    lettering(
        "PLUNGE ONE",
        (-TUB_LENGTH / 2 + 0.115, -TUB_WIDTH / 2 + BOARD_INSET - 0.0029, pz),
        0.0125,
        MATERIALS["engrave"],
        "Semibold",
        ext=0.0002,
        spacing=1.12,
    )
