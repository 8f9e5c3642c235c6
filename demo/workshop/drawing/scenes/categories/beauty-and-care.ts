import { around, circle, drawing, ellipse, mirrored, moved, rect, shape, stroke } from '../../svg'
import { paint, shadow } from '../props'

/** Bottles and jars before a branch of leaves. */
export const beautyAndCare = drawing(
  800,
  600,
  '#DCE8D6',
  circle(400, 262, 224, '#F8E7D2'),
  circle(400, 262, 180, '#FDF5EA'),
  rect(0, 470, 800, 130, '#E7B98F'),
  rect(0, 470, 800, 16, '#F6D7B4'),
  moved(
    'translate(400 466)',
    ...[-58, -36, -14, 14, 36, 58].map((turn, at) =>
      moved(
        `rotate(${turn})`,
        stroke('M0 0 L0 -236', paint.forest, 4),
        ...[-92, -136, -180, -222].map((y) =>
          mirrored(
            0,
            moved(
              `translate(0 ${y}) rotate(-52)`,
              shape('M0 0 C-15 -18 -15 -40 0 -56 C15 -40 15 -18 0 0 Z', at % 2 ? paint.leaf : paint.sage),
            ),
          ),
        ),
      ),
    ),
  ),
  shadow(400, 484, 560),
  rect(196, 304, 104, 172, paint.coral, 20),
  rect(196, 352, 104, 74, paint.cream),
  circle(248, 389, 20, paint.coral),
  rect(232, 264, 32, 44, paint.ink, 4),
  shape('M222 248 L290 248 Q302 248 302 262 L302 272 L222 272 Z', paint.ink),
  rect(320, 396, 142, 80, paint.blush, 14),
  rect(314, 356, 154, 46, paint.plum, 10),
  rect(344, 424, 94, 24, paint.cream, 6),
  rect(492, 270, 84, 206, '#B9793C', 18),
  rect(492, 270, 42, 206, '#CF924F', 18),
  rect(504, 334, 60, 96, paint.cream, 6),
  shape('M534 354 C552 376 550 404 534 412 C518 404 516 376 534 354 Z', paint.leaf),
  rect(514, 228, 40, 46, paint.ink, 6),
  shape('M520 228 C516 190 552 190 548 228 Z', paint.ink),
  moved(
    'translate(648 452)',
    rect(-62, -22, 124, 46, '#F5EBDD', 18),
    rect(-44, -60, 88, 40, '#F8CFC0', 16),
    ellipse(0, -42, 26, 8, '#F2B39E'),
  ),
  moved(
    'translate(134 462)',
    circle(0, -28, 40, '#FBEFE0'),
    circle(0, -28, 40, 'none'),
    around(0, -28, 8, ellipse(0, -24, 9, 16, '#F7B24C')),
    circle(0, -28, 14, paint.rust),
  ),
  circle(90, 130, 18, 'rgba(255,255,255,0.7)'),
  circle(136, 92, 10, 'rgba(255,255,255,0.7)'),
  circle(706, 146, 22, 'rgba(255,255,255,0.7)'),
  circle(664, 96, 11, 'rgba(255,255,255,0.7)'),
)
