import { circle, drawing, moved, rect, shape, stroke } from '../../svg'
import { mug, paint, pendant, shadow } from '../props'

/** A kitchen table with fruit, bread and coffee. */
export const foodAndDrink = drawing(
  800,
  600,
  '#FBD28B',
  ...Array.from({ length: 9 }, (_, at) => rect(at * 92, 0, 46, 420, '#F8C673')),
  rect(0, 412, 800, 188, '#A65335'),
  rect(0, 412, 800, 18, '#C26B48'),
  shadow(400, 530, 700),
  shape(
    'M96 420 C92 330 128 300 128 262 L128 214 L178 214 L178 262 C178 300 214 330 210 420 L204 524 Q202 534 192 534 L114 534 Q104 534 102 524 Z',
    paint.forest,
  ),
  rect(122, 186, 62, 36, paint.honey, 8),
  rect(108, 384, 90, 92, paint.cream, 6),
  circle(153, 430, 24, paint.leaf),
  shape('M236 402 L444 402 C444 486 400 534 340 534 C280 534 236 486 236 402 Z', paint.teal),
  circle(284, 374, 46, paint.coral),
  circle(392, 372, 48, paint.rust),
  circle(338, 346, 52, paint.honey),
  stroke('M338 296 C340 280 352 270 366 268', paint.bark, 7),
  shape('M344 292 C362 266 392 266 404 278 C392 300 362 306 344 292 Z', paint.leaf),
  circle(270, 360, 10, 'rgba(255,255,255,0.4)') + circle(320, 326, 11, 'rgba(255,255,255,0.5)'),
  shape('M226 396 L454 396 Q462 396 460 408 L456 424 L224 424 L220 408 Q218 396 226 396 Z', '#3FA3A1'),
  moved(
    'translate(566 534)',
    shape('M-88 0 Q-104 0 -104 -16 L-104 -20 L104 -20 L104 -16 Q104 0 88 0 Z', paint.bark),
    shape('M-96 -20 C-112 -92 -62 -128 0 -128 C62 -128 112 -92 96 -20 Z', '#E09A52'),
    shape('M-96 -20 C-99 -34 -99 -46 -97 -56 C-40 -28 40 -28 97 -56 C99 -46 99 -34 96 -20 Z', '#C67D38'),
    stroke('M-52 -92 L-36 -58 M-4 -102 L8 -64 M44 -94 L54 -62', '#FBDDAA', 10),
  ),
  mug(708, 536, 1.05, paint.cream),
  pendant(240, 60, paint.coral),
  pendant(560, 60, paint.coral),
)
