import { circle, drawing, moved, rect, shape, stroke } from '../../svg'
import { books, paint, pendant, shadow } from '../props'

/** A desk with its devices. */
export const electronics = drawing(
  800,
  600,
  '#CFE3E2',
  circle(400, 296, 236, '#E3F0EC'),
  rect(0, 478, 800, 122, '#C58556'),
  rect(0, 478, 800, 14, '#DDA172'),
  rect(78, 118, 156, 12, paint.bark, 4),
  books(92, 118, [
    [24, 76, paint.coral],
    [20, 62, paint.teal],
    [28, 84, paint.plum],
    [22, 70, paint.honey],
  ]),
  shadow(392, 500, 480),
  rect(232, 208, 336, 228, paint.ink, 20),
  rect(246, 222, 308, 198, '#FFE9C7', 8),
  shape(
    'M246 376 L330 306 L392 352 L462 284 L554 372 L554 412 Q554 420 546 420 L254 420 Q246 420 246 412 Z',
    paint.coral,
  ),
  shape(
    'M246 400 L352 350 L430 392 L500 356 L554 388 L554 412 Q554 420 546 420 L254 420 Q246 420 246 412 Z',
    paint.plum,
  ),
  circle(482, 268, 26, paint.honey),
  shape('M214 436 L586 436 L626 486 Q630 494 620 494 L180 494 Q170 494 174 486 Z', '#4A4063'),
  shape('M250 446 L550 446 L564 466 L236 466 Z', '#2A2140'),
  rect(356, 474, 88, 10, '#6A5F86', 5),
  moved(
    'translate(690 492)',
    rect(-44, -150, 88, 150, paint.ink, 16),
    rect(-36, -138, 72, 122, paint.sky, 8),
    circle(0, -90, 22, paint.honey),
    rect(-24, -54, 48, 8, paint.teal, 4),
    rect(-24, -40, 32, 8, paint.teal, 4),
  ),
  stroke('M84 470 L84 420 A62 62 0 0 1 208 420 L208 470', paint.coral, 14),
  rect(66, 424, 36, 70, paint.ink, 14),
  rect(190, 424, 36, 70, paint.ink, 14),
  stroke('M652 60 L652 132', paint.ink, 5),
  pendant(652, 96, paint.honey),
  stroke('M122 566 C260 520 330 590 470 552 S640 540 690 492', paint.ink, 5),
)
