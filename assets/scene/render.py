"""blender -b --factory-startup -P render.py -- --shot hero --size 1600x1200 --samples 14 --out hero.exr

Writes the noisy picture with the passes that the denoiser needs. --border x0,x1,y0,y1 (fractions from the lower left)
renders a part only; --blend FILE saves the scene for a look in Blender's window instead.
"""

import argparse
import os
import sys
import time

import bpy

# Blender would leave compiled files among the sources.
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from dimensions import write_dimensions  # noqa: E402
from scene import build_scene  # noqa: E402


def render_settings(resolution, samples, threads):
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = "CYCLES"
    cycles.device = "CPU"
    render.threads_mode, render.threads = "FIXED", threads
    render.resolution_x, render.resolution_y = resolution
    render.resolution_percentage = 100
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = min(12, samples)
    cycles.max_bounces = 14
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 8
    # Eleven cards of mist and thick grass lie one behind the other.
    cycles.transparent_max_bounces = 28
    cycles.volume_bounces = 0
    # True caustics would need hundreds of samples; the water's material imitates them.
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    cycles.sample_clamp_indirect = 6.0
    if hasattr(cycles, "use_light_tree"):
        cycles.use_light_tree = True
    # Debian's Blender has no denoiser of its own: denoise.py does it, from these passes.
    cycles.use_denoising = False
    scene.view_layers[0].cycles.denoising_store_passes = True
    render.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    render.image_settings.color_depth = "16"
    render.image_settings.exr_codec = "ZIP"


def render_shot(options):
    resolution = tuple(int(number) for number in options.size.split("x"))
    build_scene(options.shot)
    render_settings(resolution, options.samples, options.threads)
    target = os.path.abspath(options.out)
    if options.shot == "dims":
        write_dimensions(os.path.splitext(target)[0] + ".json", resolution)
    render = bpy.context.scene.render
    if options.border:
        render.use_border, render.use_crop_to_border = True, False
        x0, x1, y0, y1 = (float(number) for number in options.border.split(","))
        render.border_min_x, render.border_max_x = x0, x1
        render.border_min_y, render.border_max_y = y0, y1
    render.filepath = target
    start = time.time()
    bpy.ops.render.render(write_still=True)
    print(f"RENDERED {options.shot} {options.size}, {options.samples} samples: {time.time() - start:.1f} s")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--shot", default="hero")
    parser.add_argument("--size", default="1600x1200")
    parser.add_argument("--samples", type=int, default=14)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", default="picture.exr")
    parser.add_argument("--border", default="")
    parser.add_argument("--blend", default="")
    options = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])
    if options.blend:
        build_scene(options.shot)
        bpy.ops.wm.save_as_mainfile(filepath=os.path.abspath(options.blend))
    else:
        render_shot(options)


# Blender ends with 0 after a Python error; whoever waits for the picture has to know.
try:
    main()
except Exception:
    sys.excepthook(*sys.exc_info())
    sys.exit(1)
