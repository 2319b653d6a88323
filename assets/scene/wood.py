"""Solid wood: the one shader that every board of the scene wears."""

import bpy

from shader import NodeTree, colour


def wood_material(
    name,
    light,
    mid,
    dark,
    knot="3a1c10",
    ring=0.0046,
    rough=0.50,
    vary=1.0,
    knots=0.30,
    sat=1.0,
    latew=0.75,
    gray=0.0,
    fine=False,
):
    """solid-wood shader: every board is an object; local X = grain. Growth rings are cylinders about a tilted,
    noise-bent tree axis, so faces get real cathedral figure and ends get real ring arcs."""
    material = bpy.data.materials.new(name)
    t = NodeTree(material)
    P = t("TexCoord").outputs["Object"]
    R = t("ObjectInfo").outputs["Random"]
    w1 = t("TexWhiteNoise", {"W": R}, noise_dimensions="1D").outputs["Color"]
    a1, a2, a3 = t.separate(w1)
    w2 = t("TexWhiteNoise", {"W": t.math("MULTIPLY_ADD", R, 7.31, 1.7)}, noise_dimensions="1D").outputs[
        "Color"
    ]
    b1, b2, b3 = t.separate(w2)
    px, py, pz = t.separate(P)
    Q = t.vector(
        "ADD",
        P,
        t.combine(t.math("MULTIPLY", a1, 61.0), t.math("MULTIPLY", a2, 23.0), t.math("MULTIPLY", a3, 17.0)),
    )  # noise space
    bend = t.vector("SUBTRACT", t.noise(t.scale(Q, (1.1, 4.0, 4.0)), 1.0, 2.0, 0.5, 1), (0.5, 0.5, 0.5))
    _, by, bz = t.separate(t.vector("MULTIPLY", bend, (0.0, 0.05, 0.05)))
    # ring space
    y = t.math(
        "ADD",
        t.math("ADD", py, t.ramp(a2, 0, 1, 0.035, 0.13)),
        t.math("ADD", by, t.math("MULTIPLY", px, t.ramp(b1, 0, 1, -0.045, 0.045))),
    )
    z = t.math(
        "ADD",
        t.math("ADD", pz, t.ramp(a3, 0, 1, -0.05, 0.05)),
        t.math("ADD", bz, t.math("MULTIPLY", px, t.ramp(b2, 0, 1, -0.02, 0.02))),
    )
    r = t.math("SQRT", t.math("ADD", t.math("MULTIPLY", y, y), t.math("MULTIPLY", z, z)))
    # knots: sparse 2D voronoi cells, push the rings round them
    qx, _, _ = t.separate(Q)
    vo = t(
        "TexVoronoi",
        {
            "Vector": t.combine(qx, t.math("ADD", pz, t.math("MULTIPLY", py, 0.8)), 0.0),
            "Scale": 3.1,
            "Randomness": 1.0,
        },
        voronoi_dimensions="2D",
    )
    pick = t.math(
        "MULTIPLY",
        t.math("GREATER_THAN", t.separate(vo.outputs["Color"])[0], 0.62),
        t.math("LESS_THAN", b3, knots),
    )
    kd = t.math("DIVIDE", vo.outputs["Distance"], 3.1)
    kd = t.math("ADD", kd, t.ramp(t.noise(Q, 90.0, 2.0), 0, 1, -0.0025, 0.0025))
    kb = t.math(
        "MULTIPLY", t.math("POWER", 2.718, t.math("MULTIPLY", t.math("MULTIPLY", kd, kd), -1500.0)), pick
    )
    kcore = t.math("MULTIPLY", t.smoothstep(kd, 0.0125, 0.0085), pick)
    r = t.math("ADD", r, t.math("MULTIPLY", kb, 0.013))
    # irregular ring width + fine waviness
    r = t.math(
        "ADD",
        r,
        t.ramp(
            t(
                "TexNoise",
                {"W": t.math("MULTIPLY", r, 70.0), "Scale": 1.0, "Detail": 2.0},
                noise_dimensions="1D",
            ).outputs[0],
            0,
            1,
            -0.006,
            0.006,
        ),
    )
    r = t.math("ADD", r, t.ramp(t.noise(t.scale(Q, (7.0, 60.0, 60.0)), 1.0, 2.0), 0, 1, -0.0011, 0.0011))
    f = t.math("FRACT", t.math("DIVIDE", r, ring))
    late = t.math("MULTIPLY", t.math("POWER", f, 2.6), t.smoothstep(f, 1.0, 0.90))
    fib = t.noise(t.scale(Q, (9.0, 620.0, 620.0)), 1.0, 3.0, 0.6)
    pore = t.noise(t.scale(Q, (38.0, 1900.0, 1900.0)), 1.0, 2.0, 0.6) if fine else None
    stk = t.noise(t.scale(Q, (2.2, 95.0, 95.0)), 1.0, 3.0, 0.6)
    ton = t.noise(t.scale(Q, (0.9, 11.0, 11.0)), 1.0, 3.0, 0.55)
    c = t.mix(t.smoothstep(ton, 0.32, 0.70), colour(light), colour(mid))
    c = t.mix(t.math("MULTIPLY", late, latew), c, colour(dark))
    c = t.mix(t.math("MULTIPLY", t.smoothstep(stk, 0.50, 0.78), 0.55), c, colour(dark))
    c = t.mix(t.math("MULTIPLY", t.smoothstep(fib, 0.42, 0.72), 0.30), c, colour(dark), "MULTIPLY")
    if fine:
        c = t.mix(t.math("MULTIPLY", t.smoothstep(pore, 0.50, 0.72), 0.34), c, colour(dark), "MULTIPLY")
    c = t.mix(t.math("MULTIPLY", kb, 0.45), c, colour(dark))
    c = t.mix(t.math("MULTIPLY", kcore, 0.88), c, colour(knot))
    hsv = t(
        "HueSaturation",
        {
            "Hue": t.ramp(b1, 0, 1, 0.5 - 0.009 * vary, 0.5 + 0.004 * vary),
            "Saturation": t.ramp(a2, 0, 1, sat - 0.12 * vary, sat + 0.10 * vary),
            "Value": t.ramp(b2, 0, 1, 1 - 0.30 * vary, 1 + 0.22 * vary),
            "Color": c,
        },
    ).outputs[0]
    if gray:
        hsv = t.mix(gray, hsv, colour("8d8880"))
    h = t.math(
        "ADD",
        t.math("ADD", t.math("MULTIPLY", fib, 0.45), t.math("MULTIPLY", pore if fine else fib, 0.25)),
        t.math("MULTIPLY", t.math("SUBTRACT", 1.0, late), 0.5),
    )
    bump = t("Bump", {"Strength": 0.35, "Distance": 0.0006, "Height": h}).outputs[0]
    ro = t.math("ADD", t.ramp(stk, 0, 1, rough - 0.08, rough + 0.10), t.math("MULTIPLY", late, -0.06))
    s = t("BsdfPrincipled", {"Base Color": hsv, "Roughness": ro, "Specular": 0.24, "Normal": bump})
    t.output(s.outputs[0])
    return material
