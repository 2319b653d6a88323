"""Curves in the plane and in space that other shapes follow."""

import math

from mathutils import Vector


def rounded_rectangle(lx, ly, r, n=10):
    """rounded rectangle loop, CCW"""
    r = max(min(r, lx / 2 - 1e-4, ly / 2 - 1e-4), 1e-4)
    pts = []
    for cx, cy, a0 in (
        (lx / 2 - r, ly / 2 - r, 0),
        (-lx / 2 + r, ly / 2 - r, 90),
        (-lx / 2 + r, -ly / 2 + r, 180),
        (lx / 2 - r, -ly / 2 + r, 270),
    ):
        for i in range(n + 1):
            a = math.radians(a0 + 90 * i / n)
            pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return pts


def fillet(p0, c, p1, n=6):
    """quadratic fillet points from p0 to p1 round corner c"""
    return [
        (
            (1 - t) ** 2 * p0[0] + 2 * t * (1 - t) * c[0] + t * t * p1[0],
            (1 - t) ** 2 * p0[1] + 2 * t * (1 - t) * c[1] + t * t * p1[1],
        )
        for t in [i / n for i in range(n + 1)]
    ]


def bezier(p0, p1, p2, p3, n=100):
    P = [Vector(p) for p in (p0, p1, p2, p3)]
    return [
        P[0] * (1 - t) ** 3 + P[1] * 3 * t * (1 - t) ** 2 + P[2] * 3 * t * t * (1 - t) + P[3] * t**3
        for t in [i / n for i in range(n + 1)]
    ]
