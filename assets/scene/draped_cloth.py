"""A linen cloth thrown over the rail."""

import math

from mathutils import Vector, noise

from mesh import mesh
from sizes import CAP_TOP, CAP_WIDTH, TUB_WIDTH

# Threads a metre are in the material: here only how far apart the points of the mesh are.
STEP = 0.003
BEND = 0.012
LIES = CAP_WIDTH + 0.006
# Its edge lies in front of the rolled lip of the basin, which stands higher than the wood.
BEGINS = 0.027


def draped_cloth(x, width, hangs, material, seed=0.0):
    """Lies across the front rail and hangs down in front; `hangs` in metres below the rail."""
    columns, rows = round(width / STEP), round((LIES + BEND * 1.57 + hangs - BEGINS) / STEP)
    verts, faces, uvs = [], [], []
    for row in range(rows + 1):
        for column in range(columns + 1):
            u, v = column * STEP, BEGINS + row * STEP
            verts.append(point(x, u - width / 2, v, hangs, seed))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
            uvs.append(
                [
                    ((column + i) * STEP, BEGINS + (row + j) * STEP)
                    for i, j in ((0, 0), (1, 0), (1, 1), (0, 1))
                ]
            )
    cloth = mesh("cloth", verts, faces, material, True, uvs)
    thick = cloth.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.0016, 1.0
    return cloth


def point(x, u, v, hangs, seed):
    """Where the cloth is `u` to the side and `v` along: over the rail, round its edge, then down in folds."""
    edge = -TUB_WIDTH / 2 - 0.002
    folds = math.sin(u * 52 + seed) + 0.5 * math.sin(u * 97 + 1.3 + seed)
    ruffle = noise.noise(Vector((u * 9, v * 7, seed)))
    top = CAP_TOP + 0.0022
    if v < LIES:
        lift = max(0.0, 0.0035 * ruffle + 0.0012 * folds * v / LIES)
        return (x + u, edge + LIES - v + 0.004 * ruffle, top + 0.0005 + lift)
    if v < LIES + BEND * 1.57:
        a = (v - LIES) / BEND
        out = BEND * math.sin(a) + 0.0016 * (folds + 1.5)
        return (x + u, edge - out + 0.0015, top - BEND * (1 - math.cos(a)) + 0.0005)
    down = v - LIES - BEND * 1.57
    share = min(1.0, down / hangs)
    out = BEND + 0.0016 * (folds + 1.5) + 0.011 * share * (folds + 1.5) / 2 + 0.006 * share * ruffle
    # Folds draw a cloth together: the hem is narrower than the part on the rail.
    side = u * (1 - 0.16 * share) + 0.010 * share * ruffle
    return (x + side, edge - out + 0.0015, top - BEND - down)
