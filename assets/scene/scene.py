"""Builds the scene of one picture from nothing."""

import bpy
from mathutils import Vector

from care_props import build_care_props
from chiller import build_chiller
from hoses import build_hoses
from lid import build_lid
from lights import area_light
from mesh import link
from mist import build_mist
from palette import make_materials
from set_deck import build_deck
from set_room import build_room
from set_studio import build_studio
from set_workshop import build_workshop
from shots import SHOTS
from tub import build_tub
from water import build_water

SETS = {"studio": build_studio, "deck": build_deck, "room": build_room, "workshop": build_workshop}
ICE_BLOCKS = 5
SHOWN_DEGREES = 3


def build_scene(name):
    shot = SHOTS[name]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    make_materials()
    if shot.get("product", True):
        build_product(shot)
    if shot.get("props"):
        build_care_props()
    SETS[shot.get("set", "studio")](**shot.get("opt", {}))
    for light in shot.get("lights", ()):
        area_light(*light)
    if "mist" in shot:
        build_mist(shot["cam"], **shot["mist"])
    place_camera(shot)


def build_product(shot):
    build_tub()
    build_chiller(shot.get("degrees", SHOWN_DEGREES))
    build_hoses()
    lid = shot.get("lid")
    if lid:
        build_lid("half" if lid == "half" else "on")
    if not lid or shot.get("water"):
        build_water(shot.get("ice", ICE_BLOCKS))


def place_camera(shot):
    camera = bpy.data.cameras.new("cam")
    holder = link(bpy.data.objects.new("cam", camera))
    bpy.context.scene.camera = holder
    holder.location = shot["cam"]
    direction = Vector(shot["at"]) - Vector(shot["cam"])
    holder.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    camera.lens = shot["lens"]
    camera.clip_start = 0.02
    if shot.get("f"):
        focus = Vector(shot.get("focus", shot["at"])) - Vector(shot["cam"])
        camera.dof.use_dof = True
        camera.dof.aperture_fstop = shot["f"]
        camera.dof.focus_distance = focus.dot(direction.normalized())
