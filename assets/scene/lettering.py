"""Raised letters, in Lato."""

from math import pi

import bpy

from mesh import link

FONT_FILES = "/usr/share/fonts/truetype/lato/Lato-%s.ttf"


def lettering(s, loc, size, mat, font="Regular", rot=(pi / 2, 0, 0), align="CENTER", ext=0.0004, spacing=1.0):
    c = bpy.data.curves.new("txt_" + s, "FONT")
    c.body = s
    c.size = size
    c.align_x = align
    c.align_y = "CENTER"
    c.font = bpy.data.fonts.load(FONT_FILES % font, check_existing=True)
    c.extrude = ext
    c.space_character = spacing
    c.materials.append(mat)
    o = bpy.data.objects.new("txt_" + s, c)
    o.location = loc
    o.rotation_euler = rot
    return link(o)
