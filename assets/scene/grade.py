"""blender -b --factory-startup -P grade.py -- in.exr out.png EXPOSURE LOOK : linear picture to 8 bit PNG, by Filmic"""

import os
import sys

import bpy

source, target, exposure, look = sys.argv[sys.argv.index("--") + 1 :]

image = bpy.data.images.load(os.path.abspath(source))
image.colorspace_settings.name = "Linear"
scene = bpy.context.scene
scene.display_settings.display_device = "sRGB"
scene.view_settings.view_transform = "Filmic"
scene.view_settings.look = look
scene.view_settings.exposure = float(exposure)
settings = scene.render.image_settings
settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "8"
image.save_render(os.path.abspath(target), scene=scene)
