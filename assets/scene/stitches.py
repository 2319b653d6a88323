"""A seam: a row of short stitches of thread along a line."""

from mathutils import Vector

from mesh import mesh

LENGTH, GAP, WIDTH, HEIGHT = 0.0062, 0.0030, 0.0016, 0.0009


def stitches(name, line, outwards, material, closed=True):
    """Along a line; `outwards` is the side of the cloth that the thread lies on."""
    out = Vector(outwards)
    verts, faces = [], []
    points = [Vector(p) for p in line]
    for centre, along in places(points + points[:1] if closed else points):
        across = along.cross(out).normalized() * WIDTH / 2
        half = along * LENGTH / 2
        first = len(verts)
        verts += [
            centre - half - across,
            centre + half - across,
            centre + half + across,
            centre - half + across,
        ]
        # The thread dives into the cloth at both ends.
        middle = centre + out * HEIGHT
        verts += [middle - half * 0.55, middle + half * 0.55]
        faces += [
            tuple(first + i for i in face) for face in ((0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4))
        ]
    return mesh(name, verts, faces, material, True)


def places(line):
    """The middle and the direction of every stitch."""
    pitch, left = LENGTH + GAP, 0.0
    for start, end in zip(line, line[1:]):
        way = end - start
        if way.length < 1e-9:
            continue
        along = way.normalized()
        while left < way.length:
            yield start + along * left, along
            left += pitch
        left -= way.length
