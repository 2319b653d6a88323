"""Where the camera stands for each picture, and what it sees. Sizes, samples and colours are in shots.json.

cam, at   camera and what it looks at; lens in millimetres
f, focus  stop and point of focus; without f everything is sharp
set, opt  the set and its arguments; the studio without it
ice       number of blocks, or each as (x, y, size, turn)
lid       True, or 'half'; the water shows under a lid only with water=True
mist      arguments of build_mist; props: care props; lights: more lamps
degrees   what the display reads
product   False leaves tub and chiller out
"""

# Low sun never reaches the floor of the basin: a soft cool light straight above does, as in any studio.
WATER_LIGHT = ("water", (0.0, 0.05, 1.75), (0.0, 0.03, 0.6), 0.95, 20, (0.80, 0.93, 1.0), 0.42, 52)

SHOTS = {
    "hero": dict(cam=(-2.00, -3.60, 1.86), at=(0.385, 0.0, 0.325), lens=62, f=None),
    "front": dict(cam=(0.50, -5.2, 0.98), at=(0.50, 0, 0.345), lens=68, f=None),
    "top": dict(
        cam=(0.47, -0.02, 4.6),
        at=(0.47, 0.0, 0),
        lens=57,
        f=None,
        ice=0,
        lights=(("ripples", (-1.7, -1.1, 2.6), (0.0, 0.0, 0.1), 0.06, 45, (1.0, 0.98, 0.95)),),
    ),
    "water": dict(
        cam=(-0.98, -0.92, 1.30), at=(0.10, 0.03, 0.60), lens=50, f=5.6, focus=(0.02, -0.05, 0.635), ice=6
    ),
    "cedar": dict(
        cam=(-1.02, -0.80, 0.86), at=(-0.45, -0.33, 0.60), lens=70, f=9, focus=(-0.54, -0.347, 0.62)
    ),
    "chiller": dict(
        cam=(1.95, -1.35, 0.66), at=(1.03, -0.10, 0.26), lens=55, f=5.6, focus=(1.45, -0.21, 0.30)
    ),
    "lid": dict(
        cam=(1.12, -2.30, 1.78),
        at=(0.05, 0.0, 0.565),
        lens=55,
        f=None,
        lid="half",
        lights=(("water", (0.32, 0.10, 2.1), (0.32, 0.0, 0.5), 0.5, 42, (0.84, 0.95, 1.0), 0.5, 60),),
        water=True,
        ice=0,
    ),
    "hoses": dict(cam=(1.12, -1.25, 0.84), at=(0.695, -0.10, 0.325), lens=66, f=8, focus=(0.66, -0.12, 0.40)),
    "deck": dict(
        cam=(-1.72, -2.98, 1.78),
        at=(0.43, 0.12, 0.42),
        lens=42,
        f=5.6,
        focus=(-0.3, -0.3, 0.6),
        set="deck",
        opt=dict(sun_el=20.0, sun_rot=243),
        lights=(WATER_LIGHT,),
        ice=0,
    ),
    "room": dict(
        cam=(-1.42, -2.95, 1.66),
        at=(0.52, 0.1, 0.53),
        lens=41,
        f=None,
        set="room",
        lights=(WATER_LIGHT,),
        ice=0,
    ),
    "dims": dict(cam=(-1.95, -3.7, 2.0), at=(0.36, -0.02, 0.30), lens=56, f=None, lid=True),
    "wide": dict(
        cam=(-2.62, -3.42, 1.88),
        at=(-0.36, 0.1, 0.70),
        lens=46,
        f=4.0,
        focus=(-0.3, -0.3, 0.6),
        set="deck",
        opt=dict(sun_el=8.5, sun_rot=252, fence=2.9, hedge=False),
        lights=(WATER_LIGHT,),
        ice=0,
        mist={},
    ),
    "portrait": dict(
        cam=(-2.30, -3.95, 2.02),
        at=(0.30, 0.0, 1.02),
        lens=50,
        f=4.0,
        focus=(-0.3, -0.3, 0.6),
        set="deck",
        opt=dict(sun_el=8.5, sun_rot=252, fence=6.5, hedge=False),
        lights=(WATER_LIGHT,),
        ice=0,
        mist={},
    ),
    "morning": dict(
        cam=(-1.02, -0.90, 1.24),
        at=(0.10, 0.10, 0.64),
        lens=40,
        f=4.0,
        focus=(-0.15, -0.05, 0.635),
        set="deck",
        opt=dict(sun_el=8.5, sun_rot=252, fence=2.6, hedge=False),
        lights=(WATER_LIGHT,),
        ice=0,
        mist=dict(dens=0.24, h=0.12),
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
        cam=(-0.80, -1.12, 1.10),
        at=(-0.285, -0.28, 0.715),
        lens=60,
        f=5.6,
        focus=(-0.36, -0.34, 0.72),
        lights=(("raking", (-1.6, -1.0, 1.15), (-0.3, -0.35, 0.65), 0.9, 14, (1.0, 0.93, 0.84)),),
        ice=0,
        props=True,
    ),
    "evening": dict(
        cam=(-1.30, -2.95, 1.70),
        at=(0.78, 0.1, 0.60),
        lens=38,
        f=None,
        set="room",
        opt=dict(dusk=True),
        lights=(WATER_LIGHT,),
        degrees=38,
        ice=0,
        mist=dict(dens=0.26, h=0.17, warm=(1.0, 0.84, 0.66)),
    ),
    "workshop": dict(
        cam=(-1.10, -3.15, 1.52), at=(0.68, 0.1, 0.66), lens=41, f=None, set="workshop", product=False
    ),
}
