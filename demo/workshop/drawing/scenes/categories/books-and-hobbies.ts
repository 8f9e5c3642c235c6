import { circle, clipped, drawing, moved, rect, shape, stroke } from '../../svg'
import { books, paint, plant, shadow } from '../props'

/** A shelf of books over brushes, wool and dice. */
export const booksAndHobbies = drawing(
  800,
  600,
  '#2F5D57',
  rect(60, 204, 680, 18, '#C58556', 5),
  books(96, 204, [
    [34, 128, paint.coral],
    [28, 108, paint.sand],
    [40, 142, paint.honey],
    [26, 118, '#8FC1B5'],
    [36, 132, paint.rust],
  ]),
  moved('rotate(14 312 204)', rect(304, 84, 30, 120, paint.cream, 4), rect(304, 102, 30, 7, paint.coral)),
  plant(430, 204, 0.62, paint.blush),
  books(504, 204, [
    [30, 118, paint.cream],
    [38, 136, paint.plum],
    [26, 104, paint.coral],
    [32, 126, '#8FC1B5'],
    [28, 112, paint.honey],
  ]),
  rect(0, 462, 800, 138, '#A96A42'),
  rect(0, 462, 800, 14, '#C98A5C'),
  shadow(400, 540, 680),
  moved(
    'translate(176 534)',
    stroke('M-44 -190 L-6 -96 M18 -214 L0 -96 M62 -186 L10 -96', '#F1D9B0', 10),
    shape('M-54 -214 C-34 -214 -30 -196 -40 -178 L-54 -184 C-66 -194 -62 -208 -54 -214 Z', paint.coral),
    shape('M12 -250 C30 -238 34 -222 26 -204 L10 -206 C4 -222 4 -238 12 -250 Z', paint.honey),
    shape('M76 -214 C84 -202 82 -186 68 -176 L54 -184 C54 -200 62 -212 76 -214 Z', '#8FC1B5'),
    shape('M-62 -112 L62 -112 L52 -8 Q51 0 42 0 L-42 0 Q-51 0 -52 -8 Z', paint.cream),
    rect(-58, -82, 116, 26, paint.teal),
  ),
  moved(
    'translate(374 526)',
    shape(
      'M0 -36 C-40 -66 -104 -70 -150 -54 L-150 -2 C-104 -18 -40 -14 0 8 C40 -14 104 -18 150 -2 L150 -54 C104 -70 40 -66 0 -36 Z',
      paint.cream,
    ),
    stroke(
      'M-122 -42 C-88 -48 -54 -42 -28 -28 M-122 -24 C-88 -30 -54 -24 -28 -10 M122 -42 C88 -48 54 -42 28 -28 M122 -24 C88 -30 54 -24 28 -10',
      '#D8B98C',
      6,
    ),
    stroke('M0 -34 L0 4', '#D8B98C', 5),
    shape('M60 -58 L82 -62 L84 8 L72 -4 L60 4 Z', paint.coral),
  ),
  moved(
    'translate(620 470)',
    stroke('M-70 -96 L44 40 M66 -100 L-40 44', paint.honey, 9),
    clipped(
      'ball',
      'M0 -68 A68 68 0 1 1 -0.1 -68 Z',
      circle(0, 0, 68, '#E98BA0'),
      stroke(
        'M-76 -20 C-36 -64 36 -64 76 -20 M-76 4 C-36 -40 36 -40 76 4 M-66 30 C-30 -10 36 -14 70 26',
        '#C9607C',
        7,
      ),
      stroke('M-26 78 C-46 40 -30 10 8 0 M6 78 C-14 48 0 24 36 12', '#A8435F', 7),
    ),
    stroke('M20 66 C70 74 90 44 130 60', '#E98BA0', 8),
  ),
  moved(
    'translate(524 556) rotate(-10)',
    rect(-28, -56, 56, 56, paint.cream, 12),
    circle(-13, -43, 5.5, paint.ink),
    circle(13, -13, 5.5, paint.ink),
    circle(0, -28, 5.5, paint.ink),
    circle(13, -43, 5.5, paint.ink),
    circle(-13, -13, 5.5, paint.ink),
  ),
)
