"""What the parts of the chiller's front share: its plane and where the grille is."""

from sizes import CHILLER_DEPTH, CHILLER_X, CHILLER_Y

FRONT = CHILLER_Y - CHILLER_DEPTH / 2
# x and z of its middle, width and height, radius of its corners.
GRILLE_CENTRE = (CHILLER_X - 0.125, 0.252)
GRILLE_SIZE = (0.47, 0.345)
GRILLE_RADIUS = 0.022
