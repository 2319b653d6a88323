"""A short way to write shaders: t('TexNoise', {'Scale': 3.0}) adds a node and links or sets its inputs."""

import bpy


class NodeTree:
    """The nodes of one material. Values may be numbers, tuples or sockets of other nodes."""

    def __init__(self, material):
        material.use_nodes = True
        self.tree = material.node_tree
        self.tree.nodes.clear()

    def __call__(self, kind, inputs=None, **attributes):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in attributes.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            socket = node.inputs[name]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node

    def math(self, operation, a, b=0.0, c=0.0, clamp=False):
        return self("Math", {0: a, 1: b, 2: c}, operation=operation, use_clamp=clamp).outputs[0]

    def vector(self, operation, a, b=(0, 0, 0)):
        return self("VectorMath", {0: a, 1: b}, operation=operation).outputs[0]

    def scale(self, a, xyz):
        return self.vector("MULTIPLY", a, xyz)

    def noise(self, vector, scale=1.0, detail=2.0, roughness=0.5, output=0):
        inputs = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness}
        return self("TexNoise", inputs).outputs[output]

    def mix(self, factor, a, b, mode="MIX"):
        return self("MixRGB", {"Fac": factor, "Color1": a, "Color2": b}, blend_type=mode).outputs[0]

    def smoothstep(self, x, a, b, low=0.0, high=1.0):
        inputs = {0: x, 1: a, 2: b, 3: low, 4: high}
        return self("MapRange", inputs, interpolation_type="SMOOTHSTEP").outputs[0]

    def ramp(self, x, a, b, low=0.0, high=1.0):
        return self("MapRange", {0: x, 1: a, 2: b, 3: low, 4: high}).outputs[0]

    def separate(self, vector):
        return self("SeparateXYZ", {0: vector}).outputs

    def combine(self, x, y, z):
        return self("CombineXYZ", {0: x, 1: y, 2: z}).outputs[0]

    def output(self, surface, volume=None):
        node = self("OutputMaterial", {"Surface": surface})
        if volume:
            self.tree.links.new(volume, node.inputs["Volume"])


def colour(hexadecimal, alpha=1.0):
    """A colour as written on the web, in the linear values that Blender calculates with."""
    channels = [int(hexadecimal[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in channels)
    return tuple(linear) + (alpha,)
