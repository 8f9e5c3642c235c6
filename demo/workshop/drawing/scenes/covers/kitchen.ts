import { circle, drawing, ellipse, mirrored, moved, rect, shape, stroke } from '../../svg'
import { paint, plant } from '../props'

const pan = (x: number, drop: number, radius: number, color: string, inside: string) =>
  moved(
    `translate(${x} 128)`,
    stroke(`M0 ${-14} L0 16`, paint.ink, 6),
    rect(-11, 12, 22, drop, paint.bark, 11),
    circle(0, 26, 5, paint.sand),
    circle(0, drop + radius, radius, color),
    circle(0, drop + radius, radius * 0.8, inside),
    `<path d="M${-radius * 0.52} ${drop + radius * 0.8} A${radius * 0.56} ${radius * 0.56} 0 0 1 ${-radius * 0.1} ${drop + radius * 0.46}" fill="none" stroke="rgba(255,255,255,0.4)" stroke-width="9" stroke-linecap="round"/>`,
  )

const tiles = Array.from({ length: 40 }, (_, at) =>
  rect(
    (at % 10) * 122 - 6,
    Math.floor(at / 10) * 122 + 6,
    114,
    114,
    at % 3 === 1 ? '#F3D3B0' : '#F8DEC0',
    10,
  ),
).join('')

/** Five pans on a rail over a counter. */
export const fivePans = drawing(
  1200,
  675,
  '#EFCBA4',
  tiles,
  rect(90, 100, 1020, 18, paint.ink, 9),
  rect(150, 60, 12, 48, paint.ink, 6),
  rect(1038, 60, 12, 48, paint.ink, 6),
  pan(204, 96, 84, '#3A3350', '#4C4468'),
  pan(404, 84, 66, paint.coral, '#FF9377'),
  pan(602, 104, 96, '#C6793F', '#E3A066'),
  pan(802, 84, 58, paint.teal, '#48A9A5'),
  pan(988, 92, 76, '#5A5174', '#736A90'),
  rect(0, 560, 1200, 115, '#7A4A33'),
  rect(0, 548, 1200, 26, '#A96A42', 0),
  moved(
    'translate(330 548)',
    rect(-120, -22, 240, 22, '#D9A066', 8),
    moved(
      'rotate(-8)',
      shape('M-10 -44 L96 -44 C112 -44 112 -24 96 -24 L-10 -24 Z', '#CBD5DA'),
      rect(-80, -43, 74, 18, paint.ink, 8),
    ),
  ),
  moved(
    'translate(600 548)',
    shape('M-130 -96 L130 -96 L120 -14 Q118 0 104 0 L-104 0 Q-118 0 -120 -14 Z', paint.rust),
    rect(-144, -112, 288, 22, '#E2683F', 11),
    shape('M-120 -112 C-110 -150 110 -150 120 -112 Z', paint.coral),
    circle(0, -152, 14, paint.ink),
    mirrored(0, rect(-166, -76, 40, 16, '#E2683F', 8)),
  ),
  plant(890, 548, 0.62, paint.cream),
  moved(
    'translate(1020 548)',
    circle(0, -34, 36, paint.rust),
    circle(58, -30, 31, paint.honey),
    shape('M-4 -66 C6 -86 26 -86 34 -76 C26 -62 8 -58 -4 -66 Z', paint.leaf),
  ),
  moved(
    'translate(130 548)',
    shape('M-40 -130 L40 -130 L34 -6 Q33 0 26 0 L-26 0 Q-33 0 -34 -6 Z', paint.sky),
    stroke('M-16 -126 L-28 -214 M0 -126 L2 -226 M16 -126 L34 -206', '#C98A5C', 10),
    ellipse(-30, -224, 14, 22, '#C98A5C'),
    ellipse(3, -236, 16, 24, '#A96A42'),
    ellipse(38, -216, 13, 20, '#C98A5C'),
  ),
)
