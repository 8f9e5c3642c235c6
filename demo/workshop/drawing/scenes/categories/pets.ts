import { circle, clipped, drawing, ellipse, mirrored, moved, rect, shape, stroke } from '../../svg'
import { cloud, paint, plant } from '../props'

const dog = [
  stroke('M132 -60 C176 -74 190 -116 172 -140', '#C98449', 22),
  shape('M-104 0 C-132 -92 -70 -158 8 -152 C96 -146 156 -96 148 0 Z', '#D99858'),
  shape('M-70 0 C-78 -56 -40 -84 -8 -74 C24 -62 26 -20 16 0 Z', '#F3D6A8'),
  rect(-84, -34, 92, 34, '#E7B27A', 17),
  rect(86, -30, 84, 30, '#C98449', 15),
  circle(-58, -196, 82, '#D99858'),
  ellipse(-96, -168, 48, 38, '#F3D6A8'),
  ellipse(-128, -182, 20, 15, paint.ink),
  stroke('M-120 -156 C-110 -144 -92 -144 -84 -154', paint.ink, 6),
  circle(-78, -214, 9, paint.ink),
  shape(
    'M-34 -264 C10 -276 46 -236 40 -166 C36 -128 2 -128 -8 -164 C-16 -196 -22 -226 -34 -264 Z',
    '#9C5E33',
  ),
  shape('M-96 -122 C-60 -102 -16 -106 8 -128 L12 -106 C-14 -84 -66 -82 -98 -100 Z', paint.teal),
  circle(-50, -90, 14, paint.honey),
].join('')

const catSitting = [
  stroke('M54 -14 C118 -10 128 -76 96 -92', paint.ink, 20),
  shape('M-62 0 C-76 -92 -42 -146 0 -146 C42 -146 76 -92 62 0 Z', paint.ink),
  shape(
    'M-66 -254 L-28 -226 C-10 -232 10 -232 28 -226 L66 -254 L68 -178 C68 -136 38 -116 0 -116 C-38 -116 -68 -136 -68 -178 Z',
    paint.ink,
  ),
  mirrored(0, shape('M-54 -232 L-34 -216 L-54 -204 Z', paint.blush)),
  mirrored(0, ellipse(-27, -178, 11, 13, '#F4D35E') + ellipse(-27, -178, 4, 11, paint.ink)),
  shape('M-8 -156 L8 -156 L0 -146 Z', paint.blush),
  mirrored(0, stroke('M-34 -150 L-74 -156 M-34 -142 L-72 -136', '#8D84A8', 3)),
  shape('M-22 0 C-30 -60 -16 -96 0 -96 C16 -96 30 -60 22 0 Z', '#473B66'),
].join('')

/** A dog and a cat on one rug. */
export const pets = drawing(
  800,
  600,
  '#F6C9A2',
  rect(0, 452, 800, 148, '#DE9B6C'),
  rect(0, 452, 800, 10, '#F9DDBE'),
  rect(70, 82, 300, 250, paint.cream, 10),
  clipped(
    'pane',
    'M88 100 L352 100 L352 314 L88 314 Z',
    rect(88, 100, 264, 214, paint.sky),
    cloud(170, 190, 0.7),
    shape('M80 290 C160 230 240 280 360 240 L360 320 L80 320 Z', paint.sage),
  ),
  rect(215, 100, 10, 214, paint.cream),
  rect(54, 328, 332, 18, '#FFE8CB', 6),
  rect(600, 168, 118, 12, paint.bark, 4),
  plant(660, 168, 0.5, paint.coral),
  ellipse(420, 530, 330, 46, paint.coral),
  ellipse(420, 530, 290, 36, '#F8A387'),
  ellipse(420, 530, 240, 27, paint.coral),
  moved('translate(330 528) scale(1.18)', dog),
  moved('translate(610 530) scale(1.12)', catSitting),
  moved(
    'translate(118 560)',
    shape('M-66 -40 L66 -40 L80 0 L-80 0 Z', paint.teal),
    ellipse(0, -40, 66, 12, '#1D5F66'),
    ellipse(0, -42, 50, 8, paint.honey),
  ),
)
