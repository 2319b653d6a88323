"""Hand-cut blocks of clear ice."""

import bmesh
import bpy
from mathutils import Vector, noise

from mesh import link, mesh
from palette import MATERIALS
from sizes import WATER_LEVEL


def ice_block(k, xy, dim, turn, rnd, sink=0.24):
    """clear hand-cut block: rounded cuboid with melted dents, floating with about a fifth above the water"""
    N = 22
    r = rnd.uniform(0.15, 0.24)
    grid = {}
    faces = []
    verts = []
    taper = rnd.uniform(-0.10, 0.10)
    skew = rnd.uniform(-0.08, 0.08)

    def vert(p):
        key = tuple(round(c * N * 2) for c in p)
        if key not in grid:
            q = Vector(p) * 2
            c = Vector([max(-1 + r, min(1 - r, u)) for u in q])
            d = q - c
            q = c + d.normalized() * r if d.length > 1e-9 else q
            nrm = (q - c).normalized() if d.length > 1e-9 else q.normalized()
            n1 = noise.noise(q * 1.1 + Vector((k * 7.3, 1.7, 0)))
            n2 = noise.noise(q * 2.9 + Vector((0, k * 3.1, 4)))
            q = q + nrm * (n1 * 0.13 + n2 * 0.035)
            q.x *= 1 + taper * q.z
            q.y += skew * q.x
            grid[key] = len(verts)
            verts.append(Vector((q.x * dim[0] / 2, q.y * dim[1] / 2, q.z * dim[2] / 2)))
        return grid[key]

    for ax in range(3):
        for sg in (-0.5, 0.5):
            for a in range(N):
                for b in range(N):

                    def P(u, v):
                        p = [0, 0, 0]
                        p[ax] = sg
                        p[(ax + 1) % 3] = u / N - 0.5
                        p[(ax + 2) % 3] = v / N - 0.5
                        return vert(p)

                    f = (P(a, b), P(a + 1, b), P(a + 1, b + 1), P(a, b + 1))
                    faces.append(f if sg > 0 else f[::-1])
    o = mesh("ice", verts, faces, MATERIALS["ice"], True)
    o.location = (*xy, WATER_LEVEL - dim[2] * sink)
    o.rotation_euler = (rnd.uniform(-0.16, 0.16), rnd.uniform(-0.16, 0.16), turn)
    # cloudy heart: a few wispy bubble sheets, mostly transparent
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=3, radius=0.5)
    for v in bm.verts:
        v.co += v.normal * noise.noise(v.co * 3.0 + Vector((k, 0, 0))) * 0.30
        v.co = Vector((v.co.x * dim[0] * 0.55, v.co.y * dim[1] * 0.5, v.co.z * dim[2] * 0.5))
    me = bpy.data.meshes.new("icecore")
    bm.to_mesh(me)
    bm.free()
    me.materials.append(MATERIALS["icecore"])
    for p in me.polygons:
        p.use_smooth = True
    c = link(bpy.data.objects.new("icecore", me))
    c.location = o.location
    c.rotation_euler = o.rotation_euler
