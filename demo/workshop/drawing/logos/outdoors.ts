import { around, circle, logo, moved, rect, shape, stroke } from '../svg'

/** A kite on the wind, its tail streaming. */
const kite = logo(
  '#2E86C1',
  stroke('M172 330 C96 336 176 404 92 420', '#FFF1D6', 10),
  moved('translate(137 352) rotate(-38)', shape('M0 0 L-26 -17 L-26 17 Z M0 0 L26 -17 L26 17 Z', '#FFC845')),
  moved('translate(130 394) rotate(24)', shape('M0 0 L-24 -16 L-24 16 Z M0 0 L24 -16 L24 16 Z', '#FF6B4A')),
  moved(
    'translate(270 192) rotate(35) scale(1.14)',
    shape('M0 -140 L-102 -34 L0 -34 Z', '#FFF1D6'),
    shape('M0 -140 L102 -34 L0 -34 Z', '#FF6B4A'),
    shape('M-102 -34 L0 150 L0 -34 Z', '#E94F30'),
    shape('M102 -34 L0 150 L0 -34 Z', '#FFC845'),
  ),
)

/** Two peaks and their image in still water. */
const tarn = logo(
  '#17402F',
  circle(330, 126, 32, '#F4C95D'),
  shape('M72 252 L194 96 L262 184 L294 146 L408 252 Z', '#F3EBDD'),
  shape('M194 96 L262 184 L314 252 L214 252 L236 208 L198 176 Z', '#9CC5A1'),
  shape('M294 146 L408 252 L350 252 L318 216 Z', '#9CC5A1'),
  rect(72, 274, 336, 19, '#9CC5A1', 9.5),
  rect(112, 311, 236, 19, '#6FA27D', 9.5),
  rect(148, 348, 138, 19, '#4A7F5D', 9.5),
  rect(178, 385, 62, 19, '#386B4C', 9.5),
)

const paddle = [
  rect(-8, -150, 16, 300, '#FFF', 8),
  shape(
    'M0 -196 C34 -196 38 -160 34 -124 C31 -98 18 -84 0 -84 C-18 -84 -31 -98 -34 -124 C-38 -160 -34 -196 0 -196 Z',
    '#FFF',
  ),
  shape(
    'M0 196 C34 196 38 160 34 124 C31 98 18 84 0 84 C-18 84 -31 98 -34 124 C-38 160 -34 196 0 196 Z',
    '#FFF',
  ),
].join('')

/** Two double-bladed paddles, crossed over the water. */
const paddles = logo(
  '#0B2B4C',
  moved('translate(240 240) rotate(45) scale(0.92)', paddle.replaceAll('#FFF', '#FFD23F')),
  moved(
    'translate(240 240) rotate(-45) scale(0.92)',
    stroke('M0 -30 L0 30', '#0B2B4C', 34),
    paddle.replaceAll('#FFF', '#F4FAFF'),
  ),
  stroke('M168 408 q18 -20 36 0 t36 0 t36 0 t36 0', '#3EC6E0', 13),
  stroke('M204 72 q18 -20 36 0 t36 0', '#3EC6E0', 13),
)

/** Half a cogwheel, half a spoked wheel. */
const halfGear = logo(
  '#FFC61A',
  `<clipPath id="left"><rect x="0" y="0" width="233" height="480"/></clipPath><clipPath id="right"><rect x="247" y="0" width="233" height="480"/></clipPath>`,
  `<g clip-path="url(#left)">${circle(240, 240, 126, '#1D1B20')}${around(240, 240, 12, shape('M-21 -118 L-14 -158 L14 -158 L21 -118 Z', '#1D1B20'), 15)}${circle(240, 240, 74, '#FFC61A')}${circle(240, 240, 40, '#1D1B20')}</g>`,
  `<g clip-path="url(#right)"><circle cx="240" cy="240" r="145" fill="none" stroke="#1D1B20" stroke-width="24"/>${around(240, 240, 16, rect(-4, -140, 8, 130, '#1D1B20'), 11.25)}${circle(240, 240, 40, '#E4432D')}</g>`,
)

export const outdoorsLogos = {
  'zephyr-outfitters': kite,
  'tarn-and-trail': tarn,
  'brightwater-paddles': paddles,
  'halfgear-cycles': halfGear,
}
