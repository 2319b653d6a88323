"""Water and ice: clear, and cheap enough for a processor without a graphics card."""

import bpy

from shader import NodeTree


def water_material():
    material = bpy.data.materials.new("water")
    t = NodeTree(material)
    P = t("TexCoord").outputs["Object"]
    d = t.vector("ADD", P, t.vector("MULTIPLY", t.noise(P, 2.5, 1.0, 0.5, 1), (0.25, 0.25, 0.0)))
    h = t.math(
        "ADD",
        t.math("MULTIPLY", t.noise(t.scale(d, (5.5, 7.5, 1)), 1.0, 1.5, 0.45), 1.0),
        t.math("MULTIPLY", t.noise(t.scale(d, (19, 23, 1)), 1.0, 1.0, 0.4), 0.16),
    )
    bump = t("Bump", {"Strength": 1.0, "Distance": 0.0042, "Height": h}).outputs[0]
    gl = t("BsdfGlass", {"Color": (1, 1, 1, 1), "Roughness": 0.0, "IOR": 1.333, "Normal": bump}).outputs[0]

    # fake caustics: the shadow-ray branch is a transparent BSDF tinted by two ridged-noise webs
    def web(sc, off):
        n = t.noise(t.vector("ADD", t.vector("MULTIPLY", d, (1, 1, 0)), off), sc, 1.0, 0.5)
        return t.math(
            "POWER",
            t.math(
                "SUBTRACT",
                1.0,
                t.math("ABSOLUTE", t.math("MULTIPLY", t.math("SUBTRACT", n, 0.5), 6.0)),
                clamp=True,
            ),
            2.0,
        )

    ca = t.math("ADD", web(9.0, (0, 0, 0)), web(13.0, (3.1, 1.7, 0)))
    tr = t(
        "BsdfTransparent",
        {
            "Color": t(
                "CombineXYZ",
                {
                    0: t.ramp(ca, 0, 1.2, 0.55, 1.5),
                    1: t.ramp(ca, 0, 1.2, 0.60, 1.5),
                    2: t.ramp(ca, 0, 1.2, 0.66, 1.5),
                },
            ).outputs[0]
        },
    ).outputs[0]
    lp = t("LightPath")
    fac = t.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
    vol = t("VolumeAbsorption", {"Color": (0.22, 0.71, 0.95, 1), "Density": 2.0}).outputs[0]
    t.output(t("MixShader", {0: fac, 1: gl, 2: tr}).outputs[0], vol)
    return material


def ice_material():
    material = bpy.data.materials.new("ice")
    t = NodeTree(material)
    P = t("TexCoord").outputs["Object"]
    h = t.math("ADD", t.noise(P, 20.0, 3.0), t.math("MULTIPLY", t.noise(P, 75.0, 2.0), 0.2))
    bump = t("Bump", {"Strength": 0.5, "Distance": 0.0026, "Height": h}).outputs[0]
    fr = t.smoothstep(t.noise(P, 16.0, 5.0, 0.6), 0.50, 0.74)
    gl = t(
        "BsdfGlass",
        {"Color": (0.97, 0.99, 1, 1), "Roughness": t.ramp(fr, 0, 1, 0.01, 0.28), "IOR": 1.31, "Normal": bump},
    ).outputs[0]
    df = t(
        "MixShader",
        {
            0: 0.5,
            1: t("BsdfDiffuse", {"Color": (0.86, 0.93, 0.97, 1), "Normal": bump}).outputs[0],
            2: t("BsdfTranslucent", {"Color": (0.8, 0.92, 0.98, 1), "Normal": bump}).outputs[0],
        },
    ).outputs[0]
    sh = t("MixShader", {0: t.math("MULTIPLY", fr, 0.26), 1: gl, 2: df}).outputs[0]
    lp = t("LightPath")
    tr = t("BsdfTransparent", {"Color": (0.85, 0.92, 0.96, 1)}).outputs[0]
    t.output(
        t(
            "MixShader",
            {0: t.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"]), 1: sh, 2: tr},
        ).outputs[0]
    )
    return material


def ice_heart_material():
    material = bpy.data.materials.new("icecore")
    t = NodeTree(material)
    P = t("TexCoord").outputs["Object"]
    f = t.math("MULTIPLY", t.smoothstep(t.noise(t.scale(P, (70, 70, 22)), 1.0, 5.0, 0.7), 0.50, 0.78), 0.55)
    s = t(
        "MixShader",
        {
            0: f,
            1: t("BsdfTransparent").outputs[0],
            2: t("BsdfDiffuse", {"Color": (0.9, 0.96, 1, 1)}).outputs[0],
        },
    ).outputs[0]
    t.output(s)
    return material
