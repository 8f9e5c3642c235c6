import { circle, clipped, logo, mirrored, moved, shape, stroke } from '../svg'

/** An owl behind an open book. */
const owl = logo(
  '#23424F',
  shape(
    'M110 118 C110 100 126 96 138 106 L186 138 C220 126 260 126 294 138 L342 106 C354 96 370 100 370 118 L370 270 L110 270 Z',
    '#E9C892',
  ),
  mirrored(
    240,
    circle(182, 206, 56, '#FFF7E8') + circle(186, 206, 33, '#F28F3B') + circle(190, 206, 17, '#1A1A1F'),
  ),
  shape('M240 214 L262 240 L240 276 L218 240 Z', '#C8552B'),
  mirrored(
    240,
    shape('M240 292 C204 262 138 254 84 268 L84 384 C138 370 204 378 240 408 Z', '#FFF7E8') +
      stroke('M114 300 C150 294 184 300 210 314 M114 332 C150 326 184 332 210 346', '#D9B98A', 9),
  ),
  stroke('M240 296 L240 404', '#23424F', 8),
)

/** A ball of yarn and the needles through it. */
const yarn = logo(
  '#8C4A6E',
  stroke('M342 96 L168 330 M138 96 L312 330', '#F3C969', 15),
  circle(348, 88, 18, '#F3C969'),
  circle(132, 88, 18, '#F3C969'),
  stroke('M240 398 C310 412 356 398 404 372', '#F7E3DA', 13),
  clipped(
    'ball',
    'M240 144 A128 128 0 1 1 239.9 144 Z',
    circle(240, 272, 128, '#F7E3DA'),
    stroke(
      'M100 232 C170 150 300 150 380 230 M100 272 C170 188 310 188 390 272 M112 316 C170 232 300 226 386 316',
      '#D9A8AE',
      11,
    ),
    stroke(
      'M196 420 C150 360 170 300 236 268 M240 420 C196 372 212 318 270 286 M286 420 C246 380 256 336 306 306',
      '#B5708A',
      11,
    ),
  ),
)

const meepleOutline =
  'M240 74 C276 74 302 98 302 132 C302 146 298 156 292 166 C336 178 400 198 400 226 C400 248 372 258 326 254 C336 296 364 334 374 364 C380 384 370 394 350 394 L284 394 C268 394 264 386 260 372 C254 352 248 342 240 342 C232 342 226 352 220 372 C216 386 212 394 196 394 L130 394 C110 394 100 384 106 364 C116 334 144 296 154 254 C108 258 80 248 80 226 C80 198 144 178 188 166 C182 156 178 146 178 132 C178 98 204 74 240 74 Z'

/** A playing piece that has gone to sea. */
const meeple = logo(
  '#D42A3C',
  shape(meepleOutline, '#FFF3E2'),
  stroke(
    'M240 208 L240 300 M212 228 L268 228 M190 268 C196 296 218 304 240 304 C262 304 284 296 290 268',
    '#1C3557',
    13,
  ),
  circle(240, 196, 13, '#1C3557'),
  circle(240, 196, 5, '#FFF3E2'),
)

/** A palette with five fresh paints. */
const palette = logo(
  '#F7EBD3',
  `<path fill-rule="evenodd" d="M232 88 C338 76 408 150 404 238 C401 300 346 300 306 298 C272 296 262 318 272 346 C284 380 262 400 224 396 C132 388 72 320 76 236 C80 154 150 96 232 88 Z M196 346 m-28 0 a28 28 0 1 0 56 0 a28 28 0 1 0 -56 0 Z" fill="#2B2350"/>`,
  circle(138, 264, 30, '#EF476F'),
  circle(156, 184, 33, '#F78C3B'),
  circle(228, 144, 31, '#FFD33D'),
  circle(304, 168, 33, '#3DBE7B'),
  circle(346, 238, 29, '#4D9DF5'),
  moved(
    'translate(-8 -9)',
    circle(138, 264, 8, '#F9A8BC'),
    circle(156, 184, 9, '#FCC69A'),
    circle(228, 144, 8, '#FFEBA1'),
    circle(304, 168, 9, '#A5E3C1'),
    circle(346, 238, 8, '#B5D6FB'),
  ),
)

export const booksLogos = {
  'octavo-owl': owl,
  'woolgather-lane': yarn,
  'meeple-wharf': meeple,
  'chroma-yard': palette,
}
