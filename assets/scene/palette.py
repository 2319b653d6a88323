"""The materials of the product by name. Sets add their own."""

from clear_materials import ice_heart_material, ice_material, water_material
from fabrics import canvas_material
from surfaces import brushed_steel, plain_material
from wood import wood_material

MATERIALS = {}


def make_materials():
    MATERIALS["cedar"] = wood_material(
        "cedar", "b3714b", "914d32", "4e2114", vary=0.62, knots=0.2, sat=0.97, fine=True
    )
    MATERIALS["deck"] = wood_material(
        "deck",
        "9c7d62",
        "83644b",
        "4c3526",
        ring=0.006,
        rough=0.55,
        vary=0.7,
        knots=0.12,
        sat=0.75,
        gray=0.22,
    )
    MATERIALS["slat"] = wood_material(
        "slat", "4a3a30", "382b24", "1c1512", ring=0.006, rough=0.55, vary=0.6, knots=0.0, sat=0.8
    )
    MATERIALS["oak"] = wood_material(
        "oak", "d2b48c", "bd9669", "8a6540", ring=0.005, rough=0.5, vary=0.5, knots=0.0, sat=0.85
    )
    MATERIALS["steel"] = brushed_steel("steel")
    MATERIALS["steel_r"] = brushed_steel("steel_radial", 0.22, 0.5, radial=True, streak=0.7)
    MATERIALS["polished"] = plain_material("polished", (0.64, 0.65, 0.66, 1), 0.12, 1.0)
    MATERIALS["dark"] = plain_material("dark", (0.012, 0.011, 0.010, 1), 0.8)
    MATERIALS["powder"] = plain_material(
        "powder", (0.020, 0.021, 0.023, 1), 0.42, 0.0, 0.45, 900.0, 0.16, 0.0003
    )
    MATERIALS["plastic"] = plain_material("plastic", (0.010, 0.010, 0.011, 1), 0.34, 0.0, 0.5)
    MATERIALS["rubber"] = plain_material("rubber", (0.014, 0.014, 0.014, 1), 0.62, 0.0, 0.35, 300.0, 0.1)
    MATERIALS["glassblk"] = plain_material("glassblk", (0.002, 0.002, 0.003, 1), 0.05, 0.0, 0.5, clear=0.6)
    MATERIALS["led"] = plain_material("led", (0, 0, 0, 1), 0.5, emis=(0.62, 0.90, 1.0, 1), es=5.0)
    MATERIALS["led2"] = plain_material("led2", (0, 0, 0, 1), 0.5, emis=(0.10, 0.55, 1.0, 1), es=4.0)
    MATERIALS["ledim"] = plain_material("ledim", (0, 0, 0, 1), 0.5, emis=(0.25, 0.32, 0.36, 1), es=0.7)
    MATERIALS["label"] = plain_material("label", (0.30, 0.31, 0.32, 1), 0.4, 0.3)
    MATERIALS["engrave"] = plain_material("engrave", (0.03, 0.03, 0.03, 1), 0.6)
    MATERIALS["canvas"] = canvas_material()
    MATERIALS["webbing"] = plain_material(
        "webbing", (0.010, 0.010, 0.011, 1), 0.7, 0, 0.3, 700.0, 0.4, 0.0008, sheen=0.4
    )
    MATERIALS["thread"] = plain_material("thread", (0.115, 0.112, 0.105, 1), 0.8)
    MATERIALS["lining"] = plain_material("lining", (0.085, 0.088, 0.092, 1), 0.8, 0, 0.2, 160.0, 0.25, 0.001)
    MATERIALS["water"] = water_material()
    MATERIALS["ice"] = ice_material()
    MATERIALS["icecore"] = ice_heart_material()
