"""Bodies made by moving or turning an outline."""

import math
from math import pi

from mathutils import Vector

from mesh import mesh
from outlines import rounded_rectangle


def sweep(name, prof, lx, ly, r, mat, cap0=False, cap1=False, n=10, flip=False, minr=0.004, smooth=True):
    """prof: list of (inset, z) -> loops of inset rounded rectangles; UV = (perimeter m, profile m)"""
    verts, faces, uv = [], [], []
    k = None
    vlen = 0
    vl = []
    for i, (d, z) in enumerate(prof):
        lp = rounded_rectangle(lx - 2 * d, ly - 2 * d, max(r - d, minr), n)
        k = len(lp)
        if i:
            vlen += math.hypot(d - prof[i - 1][0], z - prof[i - 1][1])
        vl.append(vlen)
        verts += [(x, y, z) for x, y in lp]
    base = rounded_rectangle(lx, ly, r, n)
    us = [0]
    for i in range(k):
        us.append(us[-1] + math.dist(base[i], base[(i + 1) % k]))
    for i in range(len(prof) - 1):
        for j in range(k):
            a, b, c, d = i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j
            q = [(us[j], vl[i]), (us[j + 1], vl[i]), (us[j + 1], vl[i + 1]), (us[j], vl[i + 1])]
            faces.append((a, b, c, d) if not flip else (d, c, b, a))
            uv.append(q if not flip else q[::-1])
    for on, i, rev in ((cap0, 0, True), (cap1, len(prof) - 1, False)):
        if on:
            f = [i * k + j for j in range(k)]
            if rev != flip:
                f = f[::-1]
            faces.append(tuple(f))
            uv.append([(verts[a][0], verts[a][1]) for a in f])
    o = mesh(name, verts, faces, mat, smooth, uv)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(50)
    return o


def tube(name, pts, rad, mat, around=20, closed=False, flat=1.0, caps=True):
    """sweep a circle (or flattened ellipse) along pts; rad = float or f(distance)"""
    pts = [Vector(p) for p in pts]
    n = len(pts)
    verts, faces = [], []
    up = Vector((0, 0, 1))
    s = 0
    prev = None
    for i, p in enumerate(pts):
        a, b = (
            (pts[(i - 1) % n], pts[(i + 1) % n]) if closed else (pts[max(i - 1, 0)], pts[min(i + 1, n - 1)])
        )
        t = (b - a).normalized()
        if prev is None:
            u = t.cross(up)
            u = u if u.length > 1e-3 else t.cross(Vector((0, 1, 0)))
        else:
            u = prev - t * prev.dot(t)
        u.normalize()
        prev = u
        w = t.cross(u)
        if i:
            s += (p - pts[i - 1]).length
        r = rad(s) if callable(rad) else rad
        for j in range(around):
            th = 2 * pi * j / around
            verts.append(p + u * (r * math.cos(th)) + w * (r * flat * math.sin(th)))
    for i in range(n if closed else n - 1):
        for j in range(around):
            a, b = i * around + j, i * around + (j + 1) % around
            c, d = ((i + 1) % n) * around + (j + 1) % around, ((i + 1) % n) * around + j
            faces.append((a, b, c, d))
    if caps and not closed:
        faces.append(tuple(reversed(range(around))))
        faces.append(tuple((n - 1) * around + j for j in range(around)))
    o = mesh(name, verts, faces, mat, True)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(50)
    return o


def lathe(name, prof, mat, loc=(0, 0, 0), axis="Z", seg=48):
    """prof: (radius, height) revolved about axis"""
    verts, faces = [], []
    for r, h in prof:
        for j in range(seg):
            a = 2 * pi * j / seg
            verts.append((r * math.cos(a), r * math.sin(a), h))
    for i in range(len(prof) - 1):
        for j in range(seg):
            faces.append(
                (i * seg + j, i * seg + (j + 1) % seg, (i + 1) * seg + (j + 1) % seg, (i + 1) * seg + j)
            )
    if prof[-1][0] > 1e-5:
        faces.append(tuple((len(prof) - 1) * seg + j for j in range(seg)))
    o = mesh(name, verts, faces, mat, True)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(35)
    o.location = loc
    o.rotation_euler = {
        "Z": (0, 0, 0),
        "X": (0, pi / 2, 0),
        "-X": (0, -pi / 2, 0),
        "-Y": (pi / 2, 0, 0),
        "Y": (-pi / 2, 0, 0),
    }[axis]
    return o
