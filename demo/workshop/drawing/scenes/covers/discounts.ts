import { circle, clipped, drawing, moved, rect, shape, stroke } from '../../svg'
import { mug, paint, percent, tag } from '../props'

const days = Array.from({ length: 28 }, (_, at) => ({
  x: 150 + (at % 7) * 74,
  y: 222 + Math.floor(at / 7) * 82,
  at,
}))

/** Price tags under a magnifying glass. */
export const discountUnderGlass = drawing(
  1200,
  675,
  '#F7DDB8',
  circle(190, 120, 250, '#FAE7CC'),
  circle(1080, 620, 300, '#F3CD9C'),
  tag(430, 250, 16, paint.teal, 1.9),
  percent(452, 258, 1.5, paint.cream),
  stroke('M150 -20 C190 90 240 170 302 213', paint.bark, 6),
  tag(380, 454, -12, paint.coral, 1.9),
  stroke('M60 -20 C30 180 110 400 250 482', paint.bark, 6),
  stroke('M344 464 L520 426 M350 512 L460 488', paint.cream, 13),
  moved('rotate(-42 800 330)', rect(776, 506, 48, 200, paint.plum, 20), rect(784, 474, 32, 44, paint.bark)),
  circle(800, 330, 176, paint.plum),
  circle(800, 330, 148, '#E3F3F0'),
  clipped(
    'glass',
    'M800 182 A148 148 0 1 1 799.9 182 Z',
    tag(830, 340, -6, paint.honey, 2.1),
    percent(856, 338, 2.1, paint.ink),
    shape('M680 200 L760 160 L640 460 L600 400 Z', 'rgba(255,255,255,0.45)'),
  ),
  circle(1010, 140, 16, paint.coral),
  circle(1064, 196, 9, paint.teal),
  circle(960, 98, 8, paint.plum),
)

/** A calendar and the curve of a price. */
export const priceOverTime = drawing(
  1200,
  675,
  '#CFE6E0',
  rect(0, 574, 1200, 101, '#C58556'),
  rect(0, 574, 1200, 14, '#DDA172'),
  moved(
    'rotate(-3 390 340)',
    rect(104, 92, 572, 480, '#FFF8EC', 24),
    shape('M104 172 L104 116 Q104 92 128 92 L652 92 Q676 92 676 116 L676 172 Z', paint.coral),
    rect(196, 66, 18, 62, paint.ink, 9),
    rect(566, 66, 18, 62, paint.ink, 9),
    ...days.map(({ x, y, at }) =>
      rect(x, y - 20, 54, 56, at === 17 ? paint.coral : at % 9 === 4 ? paint.honey : '#F6E4CB', 10),
    ),
    stroke('M385 395 L395 406 L414 381', paint.cream, 8),
  ),
  moved(
    'translate(-10 66) rotate(4 880 340)',
    rect(700, 150, 392, 350, paint.ink, 24),
    rect(722, 172, 348, 306, '#3B3057', 12),
    ...[236, 304, 372, 440].map((y) => rect(742, y, 308, 3, 'rgba(255,255,255,0.14)')),
    stroke(
      'M752 252 L806 252 L806 300 L866 300 L866 232 L926 232 L926 372 L986 372 L986 408 L1040 408',
      paint.honey,
      12,
    ),
    circle(1040, 408, 17, paint.coral),
  ),
  mug(1118, 610, 1.0, paint.plum),
)
