"""Folded towels and cloths."""

import math
from math import pi

from mathutils import Vector, noise

from mesh import mesh


def soft_slab(name, c, size, mat, r=0.02, amp=0.004, rot=0.0, seed=0):
    """soft textile slab (folded towel, cloth): rounded cuboid from a projected grid, denser at the edges, with slow waves"""
    h = [k / 2 for k in size]
    r = min(r, min(h) * 0.98)
    N = 26
    verts, faces, grid = [], [], {}

    def vert(p):
        key = tuple(round(k * 1e4) for k in p)
        if key not in grid:
            q = Vector([math.sin(k * pi / 2) * a for k, a in zip(p, h)])
            m = Vector([max(-a + r, min(a - r, k)) for k, a in zip(q, h)])
            d = q - m
            q = m + d.normalized() * r if d.length > 1e-7 else q
            nz = noise.noise(q * 14 + Vector((seed * 3.3, c[0] * 5, 0))) + 0.4 * noise.noise(
                q * 40 + Vector((0, seed * 2.1, 0))
            )
            grid[key] = len(verts)
            verts.append(q + (d.normalized() if d.length > 1e-7 else Vector((0, 0, 1))) * nz * amp)
        return grid[key]

    for ax in range(3):
        for sg in (-1, 1):
            for a in range(N):
                for b in range(N):

                    def P(u, v):
                        p = [0, 0, 0]
                        p[ax] = sg
                        p[(ax + 1) % 3] = 2 * u / N - 1
                        p[(ax + 2) % 3] = 2 * v / N - 1
                        return vert(p)

                    f = (P(a, b), P(a + 1, b), P(a + 1, b + 1), P(a, b + 1))
                    faces.append(f if sg > 0 else f[::-1])
    o = mesh(name, verts, faces, mat, True)
    o.location = c
    o.rotation_euler = (0, 0, rot)
    return o


def folded_towel(x, y, z, size=(0.42, 0.28, 0.026), n=3, mat=None, rot=0.0):
    """folded towel: n layers, one rounded fold edge at the front"""
    for i in range(n):
        soft_slab(
            "fold",
            (x + 0.002 * (i % 2), y + 0.003 * (i % 2), z + size[2] * (i + 0.5) * 0.93),
            (size[0] - 0.006 * (i % 2), size[1], size[2]),
            mat,
            size[2] * 0.48,
            size[2] * 0.22,
            rot + 0.012 * (i - 1),
            i,
        )
