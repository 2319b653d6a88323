"""Meshes, and the two most used: a bevelled box and a flat mesh. Every length is in metres."""

import math

import bpy


def link(o, coll=None):
    (coll or bpy.context.scene.collection).objects.link(o)
    return o


def mesh(name, verts, faces, mat=None, smooth=False, uvs=None):
    m = bpy.data.meshes.new(name)
    m.from_pydata([tuple(v) for v in verts], [], faces)
    m.update()
    if uvs:
        l = m.uv_layers.new(name="UVMap")
        for p in m.polygons:
            for k, li in enumerate(p.loop_indices):
                l.data[li].uv = uvs[p.index][k]
    if smooth:
        for p in m.polygons:
            p.use_smooth = True
    o = bpy.data.objects.new(name, m)
    if mat:
        m.materials.append(mat)
    return link(o)


def bevel(o, w, seg=2, angle=30):
    b = o.modifiers.new("bev", "BEVEL")
    b.width = w
    b.segments = seg
    b.limit_method = "ANGLE"
    b.angle_limit = math.radians(angle)
    b.harden_normals = False
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(40)
    for p in o.data.polygons:
        p.use_smooth = True
    return o


def box(name, c, s, mat, bev=0.002, seg=2, rot=None):
    x, y, z = (k / 2 for k in s)
    v = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    o = mesh(name, v, f, mat)
    o.location = c
    if rot:
        o.rotation_euler = rot
    return bevel(o, bev, seg) if bev else o
