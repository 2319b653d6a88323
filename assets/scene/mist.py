"""Thin mist above cold water."""

import bpy
from mathutils import Vector

from mesh import mesh
from shader import NodeTree
from sizes import WATER_LEVEL


def build_mist(cam, h=0.15, dens=0.20, e=0.42, n=11, warm=(1.0, 0.90, 0.80)):
    """thin cold mist: n soft camera-facing cards above the water, alpha from world-space noise; emission only, so it costs no noise"""
    material = bpy.data.materials.new("mist")
    t = NodeTree(material)
    P = t("NewGeometry").outputs["Position"]
    x, y, z = t.separate(P)
    zz = t.math("SUBTRACT", z, WATER_LEVEL + 0.004)
    warp = t.vector(
        "MULTIPLY", t.vector("SUBTRACT", t.noise(P, 3.0, 2.0, 0.5, 1), (0.5, 0.5, 0.5)), (0.30, 0.30, 0.22)
    )
    q = t.vector("ADD", P, warp)
    n1 = t.noise(t.scale(q, (4.2, 4.2, 5.5)), 1.0, 4.0, 0.52)
    n2 = t.noise(t.scale(q, (1.7, 1.7, 1.4)), 1.0, 1.0)
    wisp = t.math("MULTIPLY", t.smoothstep(n1, 0.36, 0.72), t.smoothstep(n2, 0.30, 0.62, 0.42, 1.0))
    hh = t.math("MULTIPLY", t.smoothstep(n2, 0.30, 0.70, 0.45, 1.5), h)  # uneven height
    fall = t.math(
        "MULTIPLY",
        t.math("POWER", 2.718, t.math("MULTIPLY", t.math("DIVIDE", zz, hh), -1.0)),
        t.math("MULTIPLY", t.smoothstep(zz, 0.0, 0.03), t.smoothstep(zz, 0.68, 0.35)),
    )  # fades out below the cards' top edge
    mask = t.math(
        "MULTIPLY",
        t.smoothstep(t.math("ABSOLUTE", x), 0.60, 0.46),
        t.smoothstep(t.math("ABSOLUTE", y), 0.345, 0.22),
    )
    a = t.math("MULTIPLY", t.math("MULTIPLY", wisp, fall), t.math("MULTIPLY", mask, dens), clamp=True)
    em = t(
        "Emission",
        {
            "Color": t.mix(t.smoothstep(x, -0.6, 0.5), (*warm, 1), (0.80, 0.90, 1.0, 1)),
            "Strength": t.ramp(x, -0.55, 0.55, e * 1.15, e * 0.95),
        },
    ).outputs[0]
    t.output(t("MixShader", {0: a, 1: t("BsdfTransparent").outputs[0], 2: em}).outputs[0])
    d = Vector((-cam[0], -cam[1], 0)).normalized()
    r = Vector((d.y, -d.x, 0))
    for i in range(n):
        c = d * (-0.62 + 1.24 * (i + 0.5) / n)
        w = 0.75
        o = mesh(
            "mist",
            [
                c - r * w + Vector((0, 0, WATER_LEVEL)),
                c + r * w + Vector((0, 0, WATER_LEVEL)),
                c + r * w + Vector((0, 0, 1.35)),
                c - r * w + Vector((0, 0, 1.35)),
            ],
            [(0, 1, 2, 3)],
            material,
        )
        o.visible_shadow = o.visible_diffuse = o.visible_glossy = o.visible_transmission = False
