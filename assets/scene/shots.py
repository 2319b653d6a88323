"""Where the camera stands for each picture, and what it sees. Sizes, samples and colours are in shots.json.

cam, at   camera and what it looks at; lens in millimetres
f, focus  stop and point of focus; without f everything is sharp
set, opt  the set and its arguments; the studio without it
ice       number of blocks, or each as (x, y, size, turn)
lid       True, or 'half'; the water shows under a lid only with water=True
step      (x, y, turn); mist: arguments of build_mist; props: care props; lights: more lamps
product   False leaves tub and chiller out
"""

from math import pi

# The step at the left end of the tub.
QUARTER_RIGHT = -pi / 2

SHOTS = {
    "hero": dict(cam=(-2.00, -3.60, 1.86), at=(0.385, 0.0, 0.325), lens=62, f=None),
    "front": dict(cam=(0.50, -5.2, 0.98), at=(0.50, 0, 0.345), lens=68, f=None),
    "top": dict(cam=(0.47, -0.02, 4.6), at=(0.47, 0.0, 0), lens=57, f=None, ice=7),
    "water": dict(
        cam=(-0.98, -0.92, 1.30), at=(0.10, 0.03, 0.60), lens=50, f=5.6, focus=(0.02, -0.05, 0.635), ice=6
    ),
    "cedar": dict(
        cam=(-1.02, -0.80, 0.86), at=(-0.45, -0.33, 0.60), lens=70, f=9, focus=(-0.54, -0.347, 0.62)
    ),
    "chiller": dict(
        cam=(1.95, -1.35, 0.66), at=(1.03, -0.10, 0.26), lens=55, f=5.6, focus=(1.45, -0.21, 0.30)
    ),
    "lid": dict(cam=(-1.95, -3.45, 1.80), at=(0.38, 0.0, 0.36), lens=60, f=None, lid=True),
    "hoses": dict(cam=(1.12, -1.25, 0.84), at=(0.695, -0.10, 0.325), lens=66, f=8, focus=(0.66, -0.12, 0.40)),
    "deck": dict(
        cam=(-1.85, -3.30, 1.36),
        at=(0.34, 0.15, 0.50),
        lens=43,
        f=4.0,
        focus=(-0.4, -0.3, 0.5),
        set="deck",
        step=(-0.83, 0.0, QUARTER_RIGHT),
    ),
    "room": dict(
        cam=(-1.55, -3.60, 1.42),
        at=(0.50, 0.1, 0.60),
        lens=42,
        f=None,
        set="room",
        step=(-0.83, 0.0, QUARTER_RIGHT),
    ),
    "dims": dict(cam=(-1.95, -3.7, 2.0), at=(0.36, -0.02, 0.30), lens=56, f=None, lid=True),
    "wide": dict(
        cam=(-2.60, -3.65, 1.46),
        at=(-0.25, 0.1, 0.66),
        lens=47,
        f=2.8,
        focus=(-0.3, -0.3, 0.6),
        set="deck",
        opt=dict(sun_el=7.5, sun_rot=256, fence=2.9, hedge=False),
        ice=0,
        mist={},
    ),
    "portrait": dict(
        cam=(-2.30, -4.10, 1.55),
        at=(0.30, 0.0, 1.08),
        lens=50,
        f=2.8,
        focus=(-0.3, -0.3, 0.6),
        set="deck",
        opt=dict(sun_el=7.5, sun_rot=256, fence=6.5, hedge=False),
        ice=0,
        mist={},
    ),
    "morning": dict(
        cam=(-0.93, -0.72, 1.00),
        at=(0.06, 0.09, 0.655),
        lens=41,
        f=2.8,
        focus=(-0.25, -0.1, 0.635),
        set="deck",
        opt=dict(sun_el=7.5, sun_rot=256, fence=2.6, hedge=False),
        ice=0,
        mist=dict(dens=0.27, h=0.12),
    ),
    "science": dict(
        cam=(-0.15, -0.24, 1.03),
        at=(0.015, 0.115, 0.64),
        lens=45,
        f=9,
        focus=(0.0, 0.07, 0.655),
        lights=(
            ("spark", (1.15, 0.10, 1.30), (0, 0.1, 0.63), 0.35, 26, (0.92, 0.97, 1.0)),
            ("spark2", (-1.0, 0.2, 1.25), (0, 0.12, 0.64), 0.25, 10, (1, 0.97, 0.93)),
        ),
        ice=(
            (-0.115, 0.095, 0.105, 0.35),
            (0.055, 0.060, 0.115, 1.9),
            (0.185, 0.165, 0.095, 0.8),
            (0.0, 0.205, 0.082, 2.5),
            (-0.205, 0.225, 0.07, 1.1),
        ),
    ),
    "care": dict(
        cam=(-0.83, -1.05, 1.03),
        at=(-0.335, -0.30, 0.735),
        lens=62,
        f=5.6,
        focus=(-0.40, -0.33, 0.75),
        ice=0,
        props=True,
    ),
    "evening": dict(
        cam=(-1.15, -3.25, 1.66),
        at=(0.82, 0.1, 0.58),
        lens=40,
        f=None,
        set="room",
        opt=dict(dusk=True),
        lid="half",
        water=True,
        ice=0,
    ),
    "workshop": dict(
        cam=(-1.55, -3.1, 1.50), at=(0.60, 0.1, 0.66), lens=43, f=None, set="workshop", product=False
    ),
}
