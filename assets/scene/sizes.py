"""Sizes in metres. The outer ones come from the specification of the shop by way of sizes.json, so that no picture can
disagree with it; the rest is how this tub is built inside them.

x runs along the tub, -y is the front, z is up, and the centre of the tub's footprint is the origin.
"""

import json
import os

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "sizes.json"), encoding="utf8") as file:
    SPECIFIED = json.load(file)

TUB_LENGTH = SPECIFIED["tub"]["length"]
TUB_WIDTH = SPECIFIED["tub"]["width"]
TUB_HEIGHT = SPECIFIED["tub"]["height"]
CHILLER_LENGTH = SPECIFIED["chiller"]["length"]
CHILLER_DEPTH = SPECIFIED["chiller"]["depth"]
CHILLER_HEIGHT = SPECIFIED["chiller"]["height"]

CAP_WIDTH = 0.062
CAP_THICKNESS = 0.026
# The lip of the steel basin stands proud of the cap rail by this much.
LIP = 0.004
CAP_TOP = TUB_HEIGHT - LIP

BOARD_THICKNESS = 0.020
BOARDS_A_SIDE = 8
BOARD_GAP = 0.0030
FIRST_BOARD_Z = 0.035
# The boards sit back from the edge of the cap rail.
BOARD_INSET = 0.006

WATER_LEVEL = 0.635

TUB_TO_CHILLER = 0.20
CHILLER_X = TUB_LENGTH / 2 + TUB_TO_CHILLER + CHILLER_LENGTH / 2
CHILLER_Y = 0.03
