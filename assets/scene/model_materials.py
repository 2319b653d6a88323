"""What the model on the website is made of: materials that every viewer understands."""

import bpy


def plain(name, colour, roughness, metallic=0.0, emission=None):
    material = bpy.data.materials.new("g_" + name)
    material.use_nodes = True
    inputs = material.node_tree.nodes["Principled BSDF"].inputs
    inputs["Base Color"].default_value = (*colour, 1)
    inputs["Roughness"].default_value = roughness
    inputs["Metallic"].default_value = metallic
    if emission:
        inputs["Emission"].default_value = (*emission, 1)
    return material


def grey(value):
    return (value, value, value)


def cedar(atlas):
    material = plain("cedar", grey(1), 0.48)
    tree = material.node_tree
    picture = tree.nodes.new("ShaderNodeTexImage")
    picture.image = atlas
    tree.links.new(picture.outputs[0], tree.nodes["Principled BSDF"].inputs["Base Color"])
    return material


def water_surface():
    material = plain("water", (0.24, 0.56, 0.72), 0.04)
    material.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.62
    material.blend_method = "BLEND"
    return material


def plain_materials(atlas):
    """By the name of the material of the pictures that each one stands for."""
    steel = plain("steel", (0.60, 0.61, 0.62), 0.26, 1.0)
    return {
        "cedar": cedar(atlas),
        "steel": steel,
        "steel_radial": steel,
        "polished": plain("polished", grey(0.66), 0.15, 1.0),
        "dark": plain("dark", grey(0.012), 0.85),
        "powder": plain("powder", (0.022, 0.023, 0.025), 0.45),
        "plastic": plain("plastic", grey(0.012), 0.35),
        "rubber": plain("rubber", grey(0.016), 0.65),
        "glassblk": plain("glassblk", grey(0.003), 0.06),
        "led": plain("led", grey(0), 0.5, emission=(0.62, 0.9, 1)),
        "led2": plain("led2", grey(0), 0.5, emission=(0.1, 0.55, 1)),
        "ledim": plain("ledim", (0.1, 0.12, 0.13), 0.5),
        "label": plain("label", grey(0.3), 0.4),
        "engrave": plain("engrave", grey(0.03), 0.6),
    }
