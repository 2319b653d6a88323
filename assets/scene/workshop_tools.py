"""What lies and hangs in a workshop: a plane, a square, clamps, and the shavings of the day."""

import math
import random
from math import pi

import bpy
from mathutils import Vector

from mesh import box, link, mesh
from palette import MATERIALS
from surfaces import plain_material
from sweeps import lathe, tube


def build_plane(place, turn):
    """A smoothing plane of cast iron with a knob and a handle of dark wood."""
    iron = plain_material("iron", (0.045, 0.047, 0.050, 1), 0.38, 0.8)
    wood = plain_material("rosewood", (0.060, 0.022, 0.012, 1), 0.32, 0.0, 0.5, clear=0.3)
    handle = [
        (-0.070, 0, 0.018),
        (-0.076, 0, 0.045),
        (-0.068, 0, 0.070),
        (-0.082, 0, 0.100),
        (-0.098, 0, 0.112),
    ]
    blade = box("blade", (-0.008, 0, 0.060), (0.110, 0.048, 0.004), MATERIALS["polished"], 0.0008)
    blade.rotation_euler = (0, pi / 4, 0)
    frog = box("frog", (-0.026, 0, 0.038), (0.050, 0.044, 0.040), iron, 0.006)
    knob = [(0.016, 0.016), (0.010, 0.028), (0.012, 0.036), (0.020, 0.050), (0.019, 0.062), (0.0, 0.069)]
    parts = [
        box("sole", (0, 0, 0.008), (0.245, 0.062, 0.016), iron, 0.003, 3),
        box("cheek", (-0.010, -0.0285, 0.026), (0.120, 0.005, 0.030), iron, 0.002),
        box("cheek", (-0.010, 0.0285, 0.026), (0.120, 0.005, 0.030), iron, 0.002),
        frog,
        blade,
        lathe("knob", knob, wood, (0.082, 0, 0), "Z", 32),
        tube("tote", handle, lambda s: 0.0125 - 0.03 * abs(s - 0.05) * 0.4, wood, 18),
    ]
    together("plane", parts, place, turn)


def build_square(place, turn):
    parts = [
        box("stock", (0, 0, 0.009), (0.150, 0.030, 0.018), MATERIALS["oak"], 0.002),
        box("tongue", (0.060, 0.145, 0.009), (0.038, 0.270, 0.002), MATERIALS["polished"], 0.0004),
    ]
    together("square", parts, place, turn)


def build_clamps(x, y, z, lengths, rnd):
    """F-clamps hung on a rail of oak by their fixed jaw."""
    span = 0.115 * len(lengths)
    box("rail", (x + span / 2 - 0.05, y + 0.020, z), (span + 0.10, 0.036, 0.060), MATERIALS["oak"], 0.003)
    iron = plain_material("clampiron", (0.030, 0.031, 0.033, 1), 0.45, 0.6)
    for i, length in enumerate(lengths):
        cx = x + i * 0.115
        slide = z - length * rnd.uniform(0.45, 0.72)
        box(
            "bar",
            (cx, y - 0.028, z + 0.045 - length / 2),
            (0.008, 0.026, length),
            MATERIALS["polished"],
            0.001,
        )
        box("fixed", (cx, y - 0.070, z + 0.052), (0.020, 0.125, 0.028), iron, 0.005, 3)
        box("sliding", (cx, y - 0.070, slide), (0.024, 0.125, 0.032), iron, 0.005, 3)
        grip = [
            (0.0, -0.075),
            (0.012, -0.075),
            (0.017, -0.060),
            (0.014, -0.020),
            (0.016, 0.030),
            (0.010, 0.042),
        ]
        lathe("grip", grip, MATERIALS["oak"], (cx, y - 0.118, slide - 0.070), "Z", 24)
        lathe(
            "screw",
            [(0.006, -0.05), (0.006, 0.085), (0.013, 0.086), (0.013, 0.092)],
            iron,
            (cx, y - 0.118, slide),
            "Z",
            20,
        )


def build_shavings(count, spots, seed=5):
    """Curls as a plane leaves them: a ribbon wound into an open spiral. `spots`: (x, y, z, spread)."""
    rnd = random.Random(seed)
    material = plain_material("shaving", (0.52, 0.25, 0.125, 1), 0.62, 0.0, 0.2)
    for i in range(count):
        x, y, z, spread = spots[i % len(spots)]
        curl = ribbon(rnd, material)
        radius = max(Vector(v.co).xz.length for v in curl.data.vertices)
        away = spread * math.sqrt(rnd.random())
        angle = rnd.uniform(0, 2 * pi)
        curl.location = (x + away * math.cos(angle), y + away * math.sin(angle) * 0.6, z + radius * 0.96)
        curl.rotation_euler = (rnd.uniform(-0.15, 0.15), rnd.uniform(0, 2 * pi), rnd.uniform(0, pi))


def ribbon(rnd, material):
    turns, width = rnd.uniform(1.1, 2.8), rnd.uniform(0.022, 0.044)
    start, grow, drift = rnd.uniform(0.009, 0.015), rnd.uniform(0.0015, 0.0045), rnd.uniform(-0.010, 0.022)
    points = int(turns * 28)
    verts, faces = [], []
    for i in range(points + 1):
        a = 2 * pi * turns * i / points
        r = start + grow * a / (2 * pi)
        shift = drift * a / (2 * pi)
        for side in (-0.5, 0.5):
            verts.append((r * math.cos(a), shift + side * width, r * math.sin(a)))
    for i in range(points):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    return mesh("shaving", verts, faces, material, True)


def together(name, parts, place, turn):
    holder = link(bpy.data.objects.new(name, None))
    for part in parts:
        part.parent = holder
    holder.location = place
    holder.rotation_euler = (0, 0, turn)
