import { circle, logo, mirrored, moved, rect, shape, stroke } from '../svg'

/** A bone biscuit with a sergeant's stripes. */
const biscuit = logo(
  '#2458B8',
  moved(
    'translate(240 168) rotate(-14)',
    circle(-112, -32, 44, '#F9E2B8') +
      circle(-112, 32, 44, '#F9E2B8') +
      circle(112, -32, 44, '#F9E2B8') +
      circle(112, 32, 44, '#F9E2B8'),
    rect(-112, -42, 224, 84, '#F9E2B8'),
    circle(-62, 0, 9, '#D9A860'),
    circle(0, 0, 9, '#D9A860'),
    circle(62, 0, 9, '#D9A860'),
  ),
  shape('M120 284 L240 346 L360 284 L360 316 L240 378 L120 316 Z', '#FFCB3D'),
  shape('M120 338 L240 400 L360 338 L360 370 L240 432 L120 370 Z', '#FF7A4D'),
)

/** A cat asleep, its ears the gables of a loft. */
const cat = logo(
  '#FF9E8C',
  shape(
    'M92 108 C92 90 110 84 124 96 L196 154 C224 146 256 146 284 154 L356 96 C370 84 388 90 388 108 L388 262 C388 350 322 396 240 396 C158 396 92 350 92 262 Z',
    '#2A2A3C',
  ),
  mirrored(240, shape('M120 134 L120 206 L172 170 Z', '#FF9E8C')),
  mirrored(240, stroke('M144 246 C156 268 188 268 200 246', '#FFE8DF', 13)),
  shape(
    'M222 286 L258 286 C262 286 264 290 261 294 L245 312 Q240 317 235 312 L219 294 C216 290 218 286 222 286 Z',
    '#FF9E8C',
  ),
  stroke('M240 314 L240 326 M208 330 C214 346 236 346 240 328 C244 346 266 346 272 330', '#FFE8DF', 9),
  mirrored(240, stroke('M118 304 L62 292 M120 330 L70 344', '#FFE8DF', 8)),
)

const minnow = (body: string, fin: string) =>
  shape('M-92 0 C-52 -52 22 -52 66 0 C22 52 -52 52 -92 0 Z', body) +
  shape('M56 0 L108 -42 C100 -14 100 14 108 42 Z', fin) +
  shape('M-16 -8 C-2 -26 22 -26 34 0 C22 26 -2 26 -16 8 C-8 2 -8 -2 -16 -8 Z', fin) +
  circle(-54, -8, 9, '#083A63')

/** A shoal of three, gathered under one roof. */
const shoal = logo(
  '#0A78C2',
  stroke('M88 196 L240 84 L392 196', '#F5FBFF', 24),
  moved('translate(240 212) scale(0.9)', minnow('#FFD166', '#F2A541')),
  moved('translate(150 314) scale(0.84)', minnow('#FF8C69', '#E8633C')),
  moved('translate(330 314) scale(0.84)', minnow('#F5FBFF', '#9CD3F2')),
  stroke('M96 398 q24 -22 48 0 t48 0 t48 0 t48 0 t48 0 t48 0', '#66C2F0', 13),
)

/** A robin at the edge of the table. */
const robin = logo(
  '#DCE6C5',
  shape('M302 262 L414 336 L398 356 L286 330 Z', '#5C4630'),
  circle(228, 236, 128, '#7A5C3E'),
  shape('M228 108 A128 128 0 0 0 176 353 C226 352 262 306 258 248 C254 190 226 170 228 108 Z', '#E4572E'),
  shape('M120 306 C150 350 196 366 236 364 C284 340 266 280 258 262 C232 318 176 330 120 306 Z', '#F5E6CF'),
  shape('M262 208 C326 206 362 254 372 320 C318 330 262 300 262 208 Z', '#5C4630'),
  shape('M104 190 L58 212 L108 226 Z', '#F2B544'),
  circle(168, 192, 15, '#231A12'),
  circle(163, 187, 5, '#FFFFFF'),
  stroke('M204 358 L204 392 M250 358 L250 392', '#5C4630', 11),
  rect(84, 388, 312, 20, '#3F7A4A', 10),
)

export const petsLogos = {
  'biscuit-brigade': biscuit,
  whiskerloft: cat,
  'minnow-manor': shoal,
  'robins-table': robin,
}
