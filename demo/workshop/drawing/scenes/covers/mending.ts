import { around, circle, drawing, moved, rect, shape, stroke } from '../../svg'
import { cloud, paint, shadow, shirt } from '../props'

/** A patch on denim, with needle and thread. */
export const mendingKit = drawing(
  1200,
  675,
  '#F3CFC6',
  circle(980, 120, 240, '#F7DCD3'),
  shape('M0 520 C220 470 420 520 640 500 C860 480 1020 520 1200 490 L1200 675 L0 675 Z', '#E6A99B'),
  moved(
    'rotate(-5 420 380)',
    rect(176, 150, 500, 400, '#3B5C93', 26),
    rect(196, 170, 460, 360, '#47699F', 18),
    `<rect x="208" y="182" width="436" height="336" rx="14" fill="none" stroke="#E8D3A8" stroke-width="4" stroke-dasharray="16 11"/>`,
    rect(300, 254, 210, 180, paint.coral, 14),
    ...[0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3].map((column) => rect(318 + column * 48, 272 + row * 40, 30, 8, paint.cream, 4)),
    ),
    `<rect x="300" y="254" width="210" height="180" rx="14" fill="none" stroke="${paint.cream}" stroke-width="5" stroke-dasharray="14 10"/>`,
  ),
  stroke('M520 430 C640 520 700 380 620 330 C560 290 640 190 748 236', paint.cream, 7),
  moved(
    'translate(812 220) rotate(66)',
    `<path fill-rule="evenodd" d="M0 92 L-8 -60 C-10 -84 10 -84 8 -60 Z M0 -68 C-4 -68 -4 -58 -3 -44 L0 -36 L3 -44 C4 -58 4 -68 0 -68 Z" fill="#7D8596"/>`,
  ),
  shadow(930, 560, 460),
  moved(
    'translate(850 556)',
    rect(-62, -150, 124, 22, '#D9A066', 8),
    rect(-62, -22, 124, 22, '#D9A066', 8),
    rect(-48, -130, 96, 110, paint.teal, 6),
    ...[-112, -92, -72, -52].map((y) => rect(-48, y, 96, 6, '#1F6E70')),
  ),
  moved(
    'translate(1000 556)',
    rect(-52, -116, 104, 18, '#D9A066', 8),
    rect(-52, -18, 104, 18, '#D9A066', 8),
    rect(-40, -100, 80, 84, paint.honey, 6),
    ...[-84, -66, -48].map((y) => rect(-40, y, 80, 5, '#D9952B')),
  ),
  ...(
    [
      [760, 592, 26, paint.plum],
      [1096, 540, 30, paint.coral],
      [1120, 604, 22, paint.teal],
      [690, 620, 20, paint.honey],
    ] as const
  ).map(
    ([x, y, radius, color]) =>
      circle(x, y, radius, color) + around(x, y, 4, circle(0, -radius * 0.32, radius * 0.14, '#FFF3E0'), 45),
  ),
)

/** Three shirts on a line. */
export const washingLine = drawing(
  1200,
  675,
  '#BFE4E4',
  circle(150, 130, 76, '#FFE7A8'),
  cloud(420, 110, 1.1, '#E6F5F2'),
  cloud(930, 90, 1.4, '#E6F5F2'),
  shape('M0 480 C260 400 480 470 700 450 C900 432 1040 400 1200 430 L1200 675 L0 675 Z', paint.sage),
  shape('M0 560 C300 500 700 560 1200 510 L1200 675 L0 675 Z', paint.leaf),
  rect(76, 160, 22, 440, paint.bark, 8),
  rect(1102, 160, 22, 440, paint.bark, 8),
  stroke('M87 186 C380 236 820 236 1113 186', paint.ink, 5),
  moved('rotate(2 300 220)', shirt(300, 232, 1.15, paint.cream)),
  shirt(600, 240, 1.15, paint.coral),
  moved('rotate(-3 890 226)', shirt(890, 230, 1.15, '#6E9FD0')),
  ...[264, 336, 564, 636, 854, 926].map((x) => rect(x - 6, 212, 12, 36, paint.honey, 5)),
  shadow(1000, 600, 220),
  moved(
    'translate(1000 600)',
    shape('M-100 -84 L100 -84 L80 -8 Q78 0 68 0 L-68 0 Q-78 0 -80 -8 Z', '#C98A5C'),
    shape('M-86 -84 C-70 -128 -20 -120 0 -104 C24 -132 74 -122 84 -84 Z', paint.cream),
    rect(-110, -94, 220, 20, '#A96A42', 10),
    ...[-56, -34].map((y) => rect(-92, y, 184, 6, '#A96A42', 3)),
  ),
  ...(
    [
      [180, 610],
      [260, 640],
      [520, 624],
      [720, 646],
      [440, 654],
    ] as const
  ).map(([x, y]) => around(x, y, 5, circle(0, -9, 6, paint.cream)) + circle(x, y, 5, paint.honey)),
)
