"""blender -b --factory-startup -P model.py -- OUT.glb : the tub in three dimensions for the website

The colour of the cedar is baked into one picture, everything else gets a plain material. The file uses no extension of
glTF at all, so that every viewer reads it, those of phones too; it is small because it has few triangles.
"""

import os
import sys
import tempfile

import bmesh
import bpy

# Blender would leave compiled files among the sources.
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from chiller import build_chiller  # noqa: E402
from hoses import build_hoses  # noqa: E402
from mesh import link  # noqa: E402
from model_materials import plain_materials, water_surface  # noqa: E402
from palette import MATERIALS, make_materials  # noqa: E402
from sizes import CAP_WIDTH, TUB_LENGTH, TUB_WIDTH, WATER_LEVEL  # noqa: E402
from sweeps import sweep  # noqa: E402
from tub import build_tub  # noqa: E402

ATLAS_PIXELS = 1536
ATLAS_QUALITY = 62
# Round parts have more triangles than anyone sees on a phone: the share that stays.
KEPT_SHARES = {
    "arc": 0.25,
    "basin": 0.38,
    "bezel": 0.5,
    "bolt": 0.3,
    "btn": 0.3,
    "chbody": 0.6,
    "clamp": 0.12,
    "dispbez": 0.4,
    "drain": 0.4,
    "fanring": 0.3,
    "flange": 0.22,
    "foot": 0.3,
    "hub": 0.3,
    "jet": 0.3,
}
LETTER_ROUNDNESS = 1
# A body that only cuts the pocket of the grille.
CUTTER = "cut"


def objects(*kinds):
    return [o for o in bpy.context.scene.objects if o.type in kinds]


def simplify():
    """Before the modifiers are applied: plain edges instead of round ones, flat letters."""
    for o in objects("MESH"):
        for modifier in o.modifiers:
            if modifier.type == "BEVEL":
                modifier.segments = 1
        share = next((share for name, share in KEPT_SHARES.items() if o.name.startswith(name)), None)
        if share:
            o.modifiers.new("lighter", "DECIMATE").ratio = share
    for o in objects("FONT"):
        o.data.extrude, o.data.resolution_u = 0, LETTER_ROUNDNESS


def freeze():
    """Every object becomes the mesh that its modifiers make of it. Boards stay apart: their name decides their figure."""
    graph = bpy.context.evaluated_depsgraph_get()
    for o in objects("MESH", "FONT"):
        if o.name.startswith(CUTTER):
            continue
        mesh = bpy.data.meshes.new_from_object(o.evaluated_get(graph), depsgraph=graph)
        if o.type == "MESH":
            o.modifiers.clear()
            o.data = mesh
            continue
        letters = bpy.data.objects.new(o.name + "_m", mesh)
        letters.matrix_world = o.matrix_world.copy()
        link(letters)
        bpy.data.objects.remove(o)
    for o in objects("MESH"):
        if o.name.startswith(CUTTER):
            bpy.data.objects.remove(o)


def hidden(o, face):
    """Backs, mitres and the edges between two boards: nobody sees them, and the atlas has better use for the room."""
    return o.name.startswith("board") and (face.normal.y > 0.5 or abs(face.normal.z) > 0.9)


def drop_hidden_faces(boards):
    for o in boards:
        shape = bmesh.new()
        shape.from_mesh(o.data)
        shape.normal_update()
        bmesh.ops.delete(shape, geom=[f for f in shape.faces if hidden(o, f)], context="FACES")
        shape.to_mesh(o.data)
        shape.free()


def select(chosen):
    bpy.ops.object.select_all(action="DESELECT")
    for o in chosen:
        o.select_set(True)
    bpy.context.view_layer.objects.active = chosen[0]


def bake_cedar(boards):
    select(boards)
    bpy.ops.object.mode_set(mode="EDIT")
    bpy.ops.mesh.select_all(action="SELECT")
    bpy.ops.uv.smart_project(angle_limit=1.15, island_margin=0.0015, area_weight=0.0)
    bpy.ops.uv.average_islands_scale()
    bpy.ops.uv.pack_islands(rotate=True, margin=0.0015)
    bpy.ops.object.mode_set(mode="OBJECT")
    atlas = bpy.data.images.new("cedar_base", ATLAS_PIXELS, ATLAS_PIXELS)
    nodes = MATERIALS["cedar"].node_tree.nodes
    target = nodes.new("ShaderNodeTexImage")
    target.image = atlas
    nodes.active = target
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples = 1
    # Debian's Blender has no denoiser: with it switched on, the baked picture stays black.
    scene.cycles.use_denoising = False
    bpy.ops.object.bake(type="DIFFUSE", pass_filter={"COLOR"}, margin=4, use_clear=True)
    return as_jpeg(atlas)


def as_jpeg(atlas):
    """Through a file, because the exporter's own quality cannot be chosen."""
    scene = bpy.context.scene
    scene.view_settings.view_transform = "Standard"
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.quality = "JPEG", "RGB", ATLAS_QUALITY
    path = os.path.join(tempfile.mkdtemp(), "cedar.jpg")
    atlas.save_render(path, scene=scene)
    return bpy.data.images.load(path)


def repaint(atlas):
    plain = plain_materials(atlas)
    for o in objects("MESH"):
        for slot in o.material_slots:
            if slot.material and slot.material.name in plain:
                slot.material = plain[slot.material.name]


def join_by_material():
    groups = {}
    for o in objects("MESH"):
        if o.data.polygons:
            groups.setdefault(tuple(slot.material.name for slot in o.material_slots), []).append(o)
    for names, members in groups.items():
        if names[0] != "g_cedar":
            for o in members:
                while o.data.uv_layers:
                    o.data.uv_layers.remove(o.data.uv_layers[0])
        select(members)
        bpy.ops.object.convert(target="MESH")
        if len(members) > 1:
            bpy.ops.object.join()
        # Then the corners in the file are those of the tub, and a test can measure it.
        bpy.ops.object.transform_apply()
        bpy.context.view_layer.objects.active.name = "po_" + names[0]


def main(target):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    make_materials()
    build_tub()
    build_chiller()
    build_hoses(every=5, around=9)
    simplify()
    freeze()
    boards = [o for o in objects("MESH") if o.data.materials and o.data.materials[0].name == "cedar"]
    drop_hidden_faces(boards)
    repaint(bake_cedar(boards))
    inside = (TUB_LENGTH - 2 * CAP_WIDTH + 0.030, TUB_WIDTH - 2 * CAP_WIDTH + 0.030)
    sweep("watertop", [(0.032, WATER_LEVEL)], *inside, 0.085, water_surface(), cap1=True, n=10)
    join_by_material()
    bpy.ops.export_scene.gltf(
        filepath=os.path.abspath(target),
        export_format="GLB",
        export_apply=True,
        export_image_format="JPEG",
        export_cameras=False,
        export_lights=False,
        export_animations=False,
        export_yup=True,
    )


main(sys.argv[sys.argv.index("--") + 1])
