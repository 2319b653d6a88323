"""Paint, plastic, steel and concrete."""

import bpy

from shader import NodeTree, colour


def plain_material(
    name,
    col,
    rough=0.5,
    metal=0.0,
    spec=0.5,
    bumpscale=0,
    bumpstr=0.1,
    dist=0.0005,
    clear=0.0,
    sheen=0.0,
    var=0.0,
    emis=None,
    es=1.0,
):
    material = bpy.data.materials.new(name)
    t = NodeTree(material)
    ins = {
        "Base Color": col,
        "Roughness": rough,
        "Metallic": metal,
        "Specular": spec,
        "Clearcoat": clear,
        "Clearcoat Roughness": 0.08,
        "Sheen": sheen,
    }
    P = t("TexCoord").outputs["Object"]
    if bumpscale:
        ins["Normal"] = t(
            "Bump", {"Strength": bumpstr, "Distance": dist, "Height": t.noise(P, bumpscale, 3.0)}
        ).outputs[0]
    if var:
        nz = t.noise(P, 3.0, 4.0)
        ins["Roughness"] = t.ramp(nz, 0.3, 0.7, rough - var, rough + var)
    if emis:
        ins["Emission"] = emis
        ins["Emission Strength"] = es
    t.output(t("BsdfPrincipled", ins).outputs[0])
    material.diffuse_color = col
    return material


def brushed_steel(name, rough=0.24, aniso=0.65, radial=False, streak=1.0, base=0.60):
    """brushed 316: UV.u runs along the brushing; streak noise drives roughness + bump, anisotropy from UV tangent"""
    material = bpy.data.materials.new(name)
    t = NodeTree(material)
    tc = t("TexCoord")
    P = tc.outputs["Object"] if radial else tc.outputs["UV"]
    if radial:
        x, y, z = t.separate(P)
        V = t.combine(
            t.math("SQRT", t.math("ADD", t.math("MULTIPLY", x, x), t.math("MULTIPLY", y, y))), z, 0.0
        )
        V = t.scale(V, (900.0, 900.0, 1.0))
    else:
        V = t.scale(P, (3.0, 850.0, 1.0))
    st = t.noise(V, 1.0, 3.0, 0.65)
    bl = t.noise(t.scale(tc.outputs["Object"], (4, 4, 4)), 1.0, 3.0)
    ro = t.math(
        "ADD",
        t.ramp(st, 0.3, 0.7, rough - 0.035 * streak, rough + 0.04 * streak),
        t.ramp(bl, 0.3, 0.7, -0.025, 0.025),
    )
    col = t.mix(
        t.smoothstep(st, 0.3, 0.7),
        (base * 0.965, base * 0.975, base * 0.985, 1),
        (base * 1.02, base * 1.03, base * 1.04, 1),
    )
    bump = t("Bump", {"Strength": 0.018 * streak, "Distance": 0.0003, "Height": st}).outputs[0]
    tg = (
        t("Tangent", {}, direction_type="RADIAL", axis="Z")
        if radial
        else t("Tangent", {}, direction_type="UV_MAP")
    )
    s = t(
        "BsdfPrincipled",
        {
            "Base Color": col,
            "Metallic": 1.0,
            "Roughness": ro,
            "Anisotropic": aniso,
            "Normal": bump,
            "Tangent": tg.outputs[0],
        },
    )
    t.output(s.outputs[0])
    return material


def concrete_material(name, c0, c1, rough=0.6, sc=1.0, bump=0.15):
    material = bpy.data.materials.new(name)
    t = NodeTree(material)
    P = t("TexCoord").outputs["Object"]
    a = t.noise(P, 0.9 * sc, 6.0, 0.62)
    b = t.noise(P, 14.0 * sc, 6.0, 0.65)
    c = t.noise(P, 160.0 * sc, 3.0)
    k = t.math("ADD", t.math("MULTIPLY", a, 0.65), t.math("MULTIPLY", b, 0.35))
    col = t.mix(t.smoothstep(k, 0.32, 0.68), colour(c0), colour(c1))
    h = t.math("ADD", t.math("MULTIPLY", b, 0.7), t.math("MULTIPLY", c, 0.3))
    bump = t("Bump", {"Strength": bump, "Distance": 0.003, "Height": h}).outputs[0]
    t.output(
        t(
            "BsdfPrincipled",
            {
                "Base Color": col,
                "Roughness": t.ramp(k, 0.3, 0.7, rough - 0.1, rough + 0.1),
                "Specular": 0.35,
                "Normal": bump,
            },
        ).outputs[0]
    )
    return material
