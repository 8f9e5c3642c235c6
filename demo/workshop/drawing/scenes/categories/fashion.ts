import { circle, drawing, rect, shape, stroke } from '../../svg'
import { paint, shadow } from '../props'

const hanger = (x: number) =>
  stroke(`M${x} 158 C${x + 14} 148 ${x + 8} 130 ${x - 4} 134 M${x} 158 L${x} 172`, '#8C7A8A', 6)

/** A clothes rail, shoes and a bag. */
export const fashion = drawing(
  800,
  600,
  '#F4C6B4',
  rect(0, 486, 800, 114, '#E5A48B'),
  shape('M470 0 L800 0 L800 486 L620 486 Z', 'rgba(255,255,255,0.22)'),
  rect(110, 130, 580, 12, paint.ink, 6),
  rect(128, 130, 12, 400, paint.ink, 6),
  rect(660, 130, 12, 400, paint.ink, 6),
  stroke('M90 530 L178 530 M622 530 L710 530', paint.ink, 12),
  hanger(228),
  shape(
    'M202 172 L254 172 L298 196 L316 280 L282 290 L272 262 L272 400 L184 400 L184 262 L174 290 L140 280 L158 196 Z',
    paint.cream,
  ),
  ...[222, 258, 294, 330, 366].map((y) => rect(184, y, 88, 13, paint.teal)),
  hanger(376),
  shape('M350 172 L366 172 L376 196 L386 172 L402 172 L406 262 L442 440 L310 440 L346 262 Z', paint.plum),
  rect(345, 254, 62, 15, paint.honey),
  ...[
    [342, 320],
    [376, 308],
    [410, 326],
    [336, 380],
    [372, 368],
    [412, 390],
  ].map(([x = 0, y = 0]) => circle(x, y, 8, '#F0A7B4')),
  hanger(540),
  shape(
    'M502 172 L578 172 L622 202 L636 372 L600 376 L592 264 L592 452 L488 452 L488 264 L480 376 L444 372 L458 202 Z',
    paint.honey,
  ),
  shape('M516 172 L564 172 L540 226 Z', '#FFF3E0'),
  stroke('M540 230 L540 448', '#B97C1E', 4),
  circle(554, 276, 6, '#B97C1E') + circle(554, 326, 6, '#B97C1E') + circle(554, 376, 6, '#B97C1E'),
  rect(496, 374, 34, 40, '#DF9E2E', 5),
  shadow(256, 540, 220),
  shadow(470, 540, 200),
  shape(
    'M170 530 L172 484 C192 488 204 478 212 462 C230 486 262 500 300 506 C318 510 324 520 322 534 L170 534 Z',
    paint.teal,
  ),
  rect(166, 524, 160, 14, paint.cream, 7),
  stroke('M222 482 L238 470 M240 492 L254 480', paint.cream, 5),
  shape('M396 534 L412 432 Q414 424 424 424 L520 424 Q530 424 532 432 L548 534 Z', paint.coral),
  stroke('M440 446 C440 376 504 376 504 446', paint.rust, 9),
  rect(452, 470, 40, 26, paint.honey, 6),
)
