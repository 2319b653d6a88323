"""The U-Net of Open Image Denoise and the curve that brings light into its range."""

import os

import torch
import torch.nn.functional as F

from tza import read_weights

# Constants of the published transfer function: straight, then a power, then a logarithm.
A, B, C, D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
E, G, H = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01

# Four times halved: both sides have to divide by it.
GRANULE = 16


def curve(y):
    power = B * torch.pow(y.clamp_min(1e-12), C) + D
    return torch.where(y <= Y0, A * y, torch.where(y <= Y1, power, E * torch.log(y + G) + H))


def straight(x):
    power = torch.pow(((x - D) / B).clamp_min(0), 1 / C)
    return torch.where(x <= X0, x / A, torch.where(x <= X1, power, torch.exp((x - H) / E) - G))


SCALE = 1.0 / float(curve(torch.tensor(65504.0)))


def to_network(light):
    return curve(light) * SCALE


def from_network(value):
    return straight(value / SCALE)


class Network:
    def __init__(self, folder, name):
        self.weights = read_weights(os.path.join(folder, name + ".tza"))

    def __call__(self, planes):
        height, width = planes.shape[-2:]
        padding = (0, -width % GRANULE, 0, -height % GRANULE)
        return self.run(F.pad(planes, padding, mode="reflect"))[..., :height, :width]

    def convolve(self, name, x):
        weight, bias = self.weights[name + ".weight"], self.weights[name + ".bias"]
        return F.relu_(F.conv2d(x, weight, bias, padding=1))

    def run(self, planes):
        def halve(name, x):
            return F.max_pool2d(self.convolve(name, x), 2)

        first = halve("enc_conv1", self.convolve("enc_conv0", planes))
        second = halve("enc_conv2", first)
        third = halve("enc_conv3", second)
        x = halve("enc_conv4", third)
        x = self.convolve("enc_conv5b", self.convolve("enc_conv5a", x))
        for level, kept in (("4", third), ("3", second), ("2", first), ("1", planes)):
            x = torch.cat((F.interpolate(x, scale_factor=2, mode="nearest"), kept), 1)
            x = self.convolve(f"dec_conv{level}b", self.convolve(f"dec_conv{level}a", x))
        return self.convolve("dec_conv0", x)
