import { around, circle, logo, mirrored, moved, rect, shape, stroke } from '../svg'

/** A cup for a hull, crossing at night. */
const ferry = logo(
  '#3C2218',
  circle(334, 122, 44, '#F7D9A0'),
  circle(316, 108, 40, '#3C2218'),
  stroke('M196 176 C176 150 216 134 196 104 M250 176 C230 150 270 134 250 104', '#C98F5E', 13),
  rect(120, 200, 206, 22, '#FBEBD3', 11),
  stroke('M316 236 C382 226 388 300 300 302', '#FBEBD3', 18),
  shape('M128 212 L318 212 C318 286 296 334 250 340 L196 340 C150 334 128 286 128 212 Z', '#FBEBD3'),
  shape('M131 246 L315 246 C311 296 290 335 250 340 L196 340 C156 335 135 296 131 246 Z', '#D9784A'),
  circle(176, 284, 11, '#3C2218'),
  circle(223, 284, 11, '#3C2218'),
  circle(270, 284, 11, '#3C2218'),
  stroke('M88 356 q25 -26 50 0 t50 0 t50 0 t50 0 t50 0 t50 0', '#6FB3C8', 15),
  stroke('M138 396 q25 -26 50 0 t50 0 t50 0 t50 0', '#41839A', 15),
)

const square = 'M-118 -118 L118 -118 L118 118 L-118 118 Z'

/** An eight-pointed star, as on a tiled wall. */
const star = logo(
  '#9C1C3B',
  around(240, 240, 2, shape(square, '#F4D8A1'), 0).replace('rotate(180)', 'rotate(45)'),
  moved(
    'translate(240 240) scale(0.8)',
    shape(square, '#9C1C3B'),
    moved('rotate(45)', shape(square, '#9C1C3B')),
  ),
  around(240, 240, 8, shape('M0 -112 L26 -63 L0 -18 L-26 -63 Z', '#E9973B')),
  around(240, 240, 8, shape('M0 -74 L14 -46 L0 -18 L-14 -46 Z', '#F4D8A1')),
  circle(240, 240, 20, '#1F6F6B'),
)

/** A ship's bell with a tea leaf for a clapper. */
const bell = logo(
  '#0E4A48',
  stroke('M240 108 m-26 0 a26 26 0 1 1 52 0', '#E9B44C', 14),
  shape(
    'M240 112 C312 112 326 176 330 226 C334 276 348 296 378 318 L102 318 C132 296 146 276 150 226 C154 176 168 112 240 112 Z',
    '#E9B44C',
  ),
  shape(
    'M240 112 C312 112 326 176 330 226 C334 276 348 296 378 318 L280 318 C292 250 292 160 240 112 Z',
    '#D1952E',
  ),
  rect(90, 306, 300, 28, '#F8DD9C', 14),
  rect(150, 236, 180, 10, '#F8DD9C', 0),
  shape('M240 346 C286 362 292 400 240 432 C188 400 194 362 240 346 Z', '#A5D68D'),
  stroke('M240 356 L240 416', '#0E4A48', 6),
)

const drupelet = (x: number, y: number, color: string) =>
  circle(x, y, 35, color) + circle(x - 10, y - 11, 7, '#D9B8EE')

/** Rows of a blackberry from the top down: its height and where its drupelets sit from the middle. */
const rows: [number, number[]][] = [
  [212, [-88, 88, -30, 30]],
  [252, [-112, 112, -60, 60, 0]],
  [300, [-92, 92, -32, 32]],
  [342, [-66, 66, 0]],
  [382, [-34, 34]],
]

const purples = ['#4B2073', '#5B2A86', '#6D36A0']

/** A blackberry under its leaves. */
const bramble = logo(
  '#F3DDEC',
  shape('M128 210 C128 330 190 416 240 416 C290 416 352 330 352 210 Z', '#3A175C'),
  ...rows.flatMap(([y, places]) =>
    places.map((x, at) => drupelet(240 + x, y, purples[(at + y) % 3] ?? '#5B2A86')),
  ),
  stroke('M240 150 C240 112 250 84 276 66', '#3B7A3F', 15),
  mirrored(240, shape('M240 172 C212 112 148 96 96 134 C124 190 186 208 240 172 Z', '#4E9A4F')),
  mirrored(240, shape('M240 160 C214 166 186 196 184 246 C220 236 240 206 240 160 Z', '#3F8744')),
  shape('M240 148 C214 176 216 214 240 244 C264 214 266 176 240 148 Z', '#6DB562'),
)

export const foodLogos = {
  'night-ferry-coffee': ferry,
  'sumac-lane': star,
  '8-bells-tea': bell,
  'bramblejack-preserves': bramble,
}
