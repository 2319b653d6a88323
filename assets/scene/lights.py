"""Lamps, the sun and the light of the surroundings."""

import math

import bpy
from mathutils import Vector

from mesh import link


def area_light(name, loc, target, size, power, color=(1, 1, 1), sy=None, spread=None, cam=False):
    l = bpy.data.lights.new(name, "AREA")
    l.energy = power
    l.color = color
    l.size = size
    if sy:
        l.shape = "RECTANGLE"
        l.size_y = sy
    if spread:
        l.spread = math.radians(spread)
    o = link(bpy.data.objects.new(name, l))
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = cam
    return o


def sun_light(direction, energy, color=(1, 0.86, 0.70), angle=1.2):
    l = bpy.data.lights.new("sun", "SUN")
    l.energy = energy
    l.color = color
    l.angle = math.radians(angle)
    o = link(bpy.data.objects.new("sun", l))
    o.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return o


def world_light(col=(1, 1, 1), s=0.2):
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    b = w.node_tree.nodes["Background"]
    b.inputs[0].default_value = (*col, 1)
    b.inputs[1].default_value = s
    return w
