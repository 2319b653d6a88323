"""Canvas, towelling and linen."""

from math import pi

import bpy

from shader import NodeTree, colour

# Coarse, so that the weave is more than noise in a picture of half a metre.
LINEN_PITCH = 0.0030


def canvas_material():
    material = bpy.data.materials.new("canvas")
    t = NodeTree(material)
    P = t("TexCoord").outputs["Object"]

    def wv(d):
        return t(
            "TexWave",
            {
                "Vector": P,
                "Scale": 0.314 / 0.0022 / 1.0,
                "Distortion": 0.6,
                "Detail": 1.0,
                "Detail Scale": 2.0,
            },
            wave_type="BANDS",
            bands_direction=d,
            wave_profile="SIN",
        ).outputs["Fac"]

    wx, wy, wz = wv("X"), wv("Y"), wv("Z")
    we = t.math(
        "ADD",
        t.math("MULTIPLY", wx, 0.5),
        t.math("ADD", t.math("MULTIPLY", wy, 0.5), t.math("MULTIPLY", wz, 0.35)),
    )
    sl = t.noise(t.scale(P, (60, 900, 300)), 1.0, 2.0)
    wr = t.noise(t.scale(P, (4.0, 5.5, 9.0)), 1.0, 3.0, 0.5)
    c = t.mix(t.ramp(t.math("ADD", we, sl), 0.4, 1.8), (0.006, 0.006, 0.0065, 1), (0.026, 0.026, 0.028, 1))
    b1 = t("Bump", {"Strength": 0.55, "Distance": 0.012, "Height": wr}).outputs[0]
    b2 = t("Bump", {"Strength": 0.45, "Distance": 0.0006, "Height": we, "Normal": b1}).outputs[0]
    t.output(
        t(
            "BsdfPrincipled",
            {"Base Color": c, "Roughness": 0.72, "Specular": 0.35, "Sheen": 0.5, "Normal": b2},
        ).outputs[0]
    )
    return material


def towel_material(name="towel", col="e9e4da"):
    material = bpy.data.materials.new(name)
    t = NodeTree(material)
    P = t("TexCoord").outputs["Object"]
    h = t.math("ADD", t.noise(P, 480.0, 2.0, 0.6), t.math("MULTIPLY", t.noise(P, 60.0, 2.0), 0.6))
    c = t.mix(
        t.smoothstep(t.noise(P, 420.0, 2.0), 0.35, 0.65),
        tuple(x * 0.78 for x in colour(col)[:3]) + (1,),
        colour(col),
    )
    t.output(
        t(
            "BsdfPrincipled",
            {
                "Base Color": c,
                "Roughness": 0.95,
                "Specular": 0.1,
                "Sheen": 0.5,
                "Normal": t("Bump", {"Strength": 0.8, "Distance": 0.004, "Height": h}).outputs[0],
            },
        ).outputs[0]
    )
    return material


def linen_material(name="linen", light="cfc8b8", dark="8f8878"):
    """Plain weave: over one thread and under the next, seen from close. Needs a UV in metres."""
    material = bpy.data.materials.new(name)
    t = NodeTree(material)
    u, v, _ = t.separate(t("TexCoord").outputs["UV"])
    threads = 2 * pi / LINEN_PITCH
    slub = t.noise(t.combine(t.math("MULTIPLY", u, 40.0), t.math("MULTIPLY", v, 40.0), 0.0), 1.0, 3.0)

    def wave(x):
        return t.math("SINE", t.math("ADD", t.math("MULTIPLY", x, threads), t.ramp(slub, 0, 1, -1.1, 1.1)))

    weave = t.math("MULTIPLY", wave(u), wave(v))
    uneven = t.noise(t.combine(t.math("MULTIPLY", u, 900.0), t.math("MULTIPLY", v, 60.0), 0.0), 1.0, 3.0)
    c = t.mix(t.ramp(t.math("ADD", weave, uneven), -0.6, 1.7), colour(dark), colour(light))
    height = t.math("ADD", weave, t.math("MULTIPLY", uneven, 0.6))
    bump = t("Bump", {"Strength": 0.6, "Distance": 0.0007, "Height": height}).outputs[0]
    look = {"Base Color": c, "Roughness": 0.9, "Specular": 0.12, "Sheen": 0.4, "Normal": bump}
    t.output(t("BsdfPrincipled", look).outputs[0])
    return material
