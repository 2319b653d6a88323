"""Where the measured edges are in picture 11, so that its dimension lines can be drawn over it."""

import json

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from sizes import (
    CHILLER_DEPTH,
    CHILLER_HEIGHT,
    CHILLER_LENGTH,
    CHILLER_X,
    CHILLER_Y,
    TUB_HEIGHT,
    TUB_LENGTH,
    TUB_WIDTH,
)

# How far the lid reaches over the tub on each side, and above it.
LID_OVER, LID_ABOVE = 0.012, 0.062


def centimetres(metres):
    return round(metres * 100, 1)


def edges():
    x, y = TUB_LENGTH / 2, TUB_WIDTH / 2
    left, right = CHILLER_X - CHILLER_LENGTH / 2, CHILLER_X + CHILLER_LENGTH / 2
    front, back = CHILLER_Y - CHILLER_DEPTH / 2, CHILLER_Y + CHILLER_DEPTH / 2
    top, high = TUB_HEIGHT, CHILLER_HEIGHT
    lid_x, lid_y, lid_z = x + LID_OVER, y + LID_OVER, TUB_HEIGHT + LID_ABOVE
    return (
        ("tub_length", TUB_LENGTH, "", (-x, -y, 0), (x, -y, 0)),
        ("tub_width", TUB_WIDTH, "", (-x, -y, 0), (-x, y, 0)),
        ("tub_height", TUB_HEIGHT, "", (-x, -y, 0), (-x, -y, top)),
        ("chiller_length", CHILLER_LENGTH, "", (left, front, 0), (right, front, 0)),
        ("chiller_depth", CHILLER_DEPTH, "", (right, front, high), (right, back, high)),
        ("chiller_height", CHILLER_HEIGHT, "", (right, front, 0), (right, front, high)),
        ("tub_length", TUB_LENGTH, "_top", (-x, -y, top), (x, -y, top)),
        ("tub_width", TUB_WIDTH, "_top", (-x, -y, top), (-x, y, top)),
        ("tub_height", TUB_HEIGHT, "_right", (x, -y, 0), (x, -y, top)),
        ("chiller_length", CHILLER_LENGTH, "_top", (left, front, high), (right, front, high)),
        ("lid_top", 2 * lid_x, "", (-lid_x, -lid_y, lid_z), (lid_x, -lid_y, lid_z)),
    )


def write_dimensions(path, resolution):
    bpy.context.view_layer.update()
    scene = bpy.context.scene
    width, height = resolution

    def pixel(point):
        seen = world_to_camera_view(scene, scene.camera, Vector(point))
        return [round(seen.x * width, 1), round((1 - seen.y) * height, 1)]

    found = {}
    for name, length, suffix, a, b in edges():
        cm = centimetres(length)
        # The lid's edge is called by the tub's length: it is the tub that was measured.
        number = centimetres(TUB_LENGTH) if name == "lid_top" else cm
        key = f"{name}_{number:g}".replace(".", "_") + suffix
        found[key] = {"cm": cm, "a": pixel(a), "b": pixel(b)}
    note = (
        "outer box of the product: the tub's plinth and the chiller's feet stand back from it; "
        f"the {centimetres(TUB_HEIGHT):g} cm are without the lid"
    )
    unit = "px, origin top left; cm is the true length of the edge a-b"
    document = {"image": "11-dimensions.png", "width": width, "height": height, "unit": unit, "note": note}
    with open(path, "w", encoding="utf8") as file:
        json.dump({**document, "edges": found}, file, indent=1)
