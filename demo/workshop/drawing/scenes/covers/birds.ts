import { circle, drawing, ellipse, moved, rect, shape } from '../../svg'
import { paint, plant, robin } from '../props'

/** Robins at a bird table over the town. */
export const balconyBirds = drawing(
  1200,
  675,
  '#F9D8B4',
  circle(930, 190, 120, '#FFE9C4'),
  circle(930, 190, 82, paint.honey),
  ...(
    [
      [0, 300, 150],
      [150, 240, 130],
      [280, 330, 120],
      [760, 300, 140],
      [900, 360, 120],
      [1020, 270, 180],
    ] as const
  ).map(
    ([x, y, width], at) =>
      rect(x, y, width, 420, at % 2 ? '#E9AD8C' : '#E29C7C') +
      [0, 1, 2]
        .map((row) =>
          [0, 1]
            .map((column) => rect(x + 22 + column * (width - 74), y + 34 + row * 74, 30, 40, '#FBE3C4', 4))
            .join(''),
        )
        .join(''),
  ),
  rect(0, 566, 1200, 109, '#8A5638'),
  ...Array.from({ length: 16 }, (_, at) => rect(18 + at * 78, 424, 14, 150, paint.ink, 4)),
  rect(0, 410, 1200, 22, paint.ink, 8),
  rect(0, 566, 1200, 16, '#A96A42'),
  plant(170, 610, 1.25, paint.teal),
  plant(1050, 610, 1.1, paint.coral),
  rect(590, 330, 20, 286, paint.bark, 6),
  rect(500, 596, 200, 22, paint.bark, 10),
  rect(420, 312, 360, 26, '#C98A5C', 8),
  rect(420, 296, 16, 30, '#A96A42', 4),
  rect(764, 296, 16, 30, '#A96A42', 4),
  rect(446, 146, 14, 170, '#A96A42'),
  rect(740, 146, 14, 170, '#A96A42'),
  shape('M600 60 L812 166 L388 166 Z', paint.rust),
  shape('M600 60 L812 166 L600 166 Z', '#A83F24'),
  ...(
    [
      [560, 308],
      [584, 306],
      [604, 309],
      [630, 306],
      [650, 309],
    ] as const
  ).map(([x, y]) => ellipse(x, y, 9, 6, paint.honey)),
  robin(520, 312, 1),
  moved('translate(1400 0) scale(-1 1)', robin(712, 312, 0.9)),
  robin(330, 410, 1.05),
)
