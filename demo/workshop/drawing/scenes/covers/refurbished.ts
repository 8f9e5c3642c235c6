import { circle, drawing, moved, rect, shape, stroke } from '../../svg'
import { mug, paint, pendant, shadow } from '../props'

/** A laptop on a workbench. */
export const repairBench = drawing(
  1200,
  675,
  '#D5E6E6',
  ...[70, 190, 310].map((y) => rect(0, y, 1200, 3, 'rgba(23,96,107,0.12)')),
  rect(130, 90, 360, 250, '#B9D4D2', 12),
  moved('translate(196 120)', rect(-10, 0, 20, 92, paint.coral, 8), rect(-4, 88, 8, 84, '#8B93A6', 3)),
  moved('translate(266 120)', rect(-10, 0, 20, 74, paint.honey, 8), rect(-5, 72, 10, 88, '#8B93A6', 3)),
  moved(
    'translate(336 120)',
    stroke('M-14 170 L6 74 M14 170 L-6 74', paint.teal, 13),
    stroke('M-6 74 L-14 24 M6 74 L14 24', '#8B93A6', 10),
  ),
  moved(
    'translate(418 128)',
    circle(0, 24, 30, paint.plum),
    circle(0, 24, 12, '#B9D4D2'),
    rect(-9, 48, 18, 122, paint.plum, 8),
  ),
  pendant(860, 84, paint.coral),
  shape('M794 146 L926 146 L1090 540 L620 540 Z', 'rgba(255,231,168,0.38)'),
  rect(0, 540, 1200, 135, '#B47A4C'),
  rect(0, 526, 1200, 26, '#D49C69'),
  shadow(700, 546, 760),
  rect(320, 284, 360, 220, paint.ink, 18),
  rect(334, 298, 332, 190, '#FFEBCB', 6),
  `<circle cx="500" cy="392" r="56" fill="none" stroke="${paint.teal}" stroke-width="16" stroke-dasharray="262 90" stroke-linecap="round"/>`,
  shape('M496 302 L552 336 L496 370 Z', paint.teal),
  stroke('M476 394 L494 412 L528 374', paint.coral, 13),
  rect(284, 504, 432, 24, '#4A4063', 12),
  moved(
    'translate(856 526)',
    rect(-136, -22, 272, 22, paint.forest, 8),
    moved('translate(-76 -22) rotate(-4)', rect(-46, -12, 92, 12, paint.ink, 5)),
    moved(
      'translate(40 -24)',
      rect(-74, -16, 148, 16, '#8FC1B5', 4),
      rect(-56, -26, 34, 12, paint.ink, 2),
      rect(-8, -30, 24, 16, paint.honey, 2),
      rect(34, -24, 28, 10, paint.coral, 2),
    ),
  ),
  moved(
    'translate(1068 526)',
    rect(-52, -132, 104, 132, paint.honey, 10),
    rect(-52, -132, 104, 36, '#DB9C2E', 10),
    circle(-22, -60, 8, paint.bark),
    circle(10, -44, 8, paint.bark),
    circle(16, -76, 6, paint.bark),
  ),
  mug(180, 528, 1.15, paint.coral),
)
