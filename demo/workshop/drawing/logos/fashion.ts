import { circle, clipped, logo, mirrored, moved, rect, shape, stroke } from '../svg'

/** A needle drawing its thread through a wide loop. */
const needle = logo(
  '#33202F',
  stroke(
    'M338 112 C250 60 110 100 96 196 C82 292 196 330 262 276 C324 226 404 262 396 330 C390 388 312 404 262 380',
    '#D98C6A',
    13,
  ),
  moved(
    'translate(234 240) rotate(40)',
    `<path fill-rule="evenodd" d="M0 -202 C17 -202 23 -184 22 -164 L5 192 Q0 206 -5 192 L-22 -164 C-23 -184 -17 -202 0 -202 Z M0 -184 C-8 -184 -10 -174 -10 -164 L-6 -112 Q0 -100 6 -112 L10 -164 C10 -174 8 -184 0 -184 Z" fill="#F6E7D8"/>`,
  ),
  stroke('M338 112 C326 105 314 100 301 96', '#D98C6A', 13),
)

/** The tide going out under a low moon. */
const tide = logo(
  '#F4D6BE',
  clipped(
    'disc',
    'M240 86 A154 154 0 1 1 239.9 86 Z',
    rect(80, 80, 320, 320, '#F26B4E'),
    shape('M60 226 q45 -40 90 0 t90 0 t90 0 t90 0 L420 420 L60 420 Z', '#F4D6BE'),
    shape('M60 250 q45 -40 90 0 t90 0 t90 0 t90 0 L420 420 L60 420 Z', '#2A9D98'),
    shape('M60 296 q45 -40 90 0 t90 0 t90 0 t90 0 L420 420 L60 420 Z', '#F4D6BE'),
    shape('M60 316 q45 -40 90 0 t90 0 t90 0 t90 0 L420 420 L60 420 Z', '#0F5C6B'),
    shape('M60 352 q45 -40 90 0 t90 0 t90 0 t90 0 L420 420 L60 420 Z', '#F4D6BE'),
    shape('M60 368 q45 -40 90 0 t90 0 t90 0 t90 0 L420 420 L60 420 Z', '#0A3442'),
  ),
  // Covers the seam that clipping leaves along the edge.
  `<circle cx="240" cy="240" r="158" fill="none" stroke="#F4D6BE" stroke-width="9"/>`,
)

const stripes = Array.from({ length: 16 }, (_, at) => rect(10 + at * 30, 0, 8, 480, '#7FA3DC')).join('')

/** A collar, freshly pressed. */
const collar = logo(
  '#A9C4EC',
  stripes,
  shape('M132 0 L240 168 L348 0 Z', '#1D2F5E'),
  shape('M168 0 L240 118 L312 0 Z', '#2C4685'),
  rect(218, 168, 44, 312, '#C9DBF5'),
  mirrored(
    240,
    shape('M104 -8 L142 -8 L240 166 L158 262 L70 96 Z', '#FFFFFF') +
      stroke('M86 100 L161 240 L226 165', '#B7C6E2', 5),
  ),
  circle(240, 236, 14, '#1D2F5E'),
  circle(240, 324, 14, '#1D2F5E'),
  circle(240, 412, 14, '#1D2F5E'),
)

const sole =
  'M246 66 C306 66 330 118 326 178 C323 222 302 246 300 282 C299 300 304 316 306 336 C310 382 286 414 246 414 C206 414 186 384 188 344 C189 318 194 300 190 274 C184 238 160 212 158 166 C156 112 192 66 246 66 Z'

/** The print of a shoe, laid in cobbles. */
const footprint = logo(
  '#C65F3B',
  moved(
    'translate(240 240) rotate(12) scale(1.12) translate(-246 -240)',
    clipped(
      'sole',
      sole,
      rect(120, 40, 240, 400, '#FBEEDC'),
      shape('M120 288 L360 288 L360 312 L120 312 Z', '#C65F3B'),
      stroke(
        'M130 128 C190 108 280 112 350 136 M130 196 C200 176 290 184 350 204 M130 252 C200 236 280 240 350 256',
        '#C65F3B',
        11,
      ),
      stroke(
        'M228 60 L232 108 M288 60 L284 110 M206 122 L202 182 M262 118 L258 178 M230 188 L234 236 M292 190 L288 240 M244 250 L246 284',
        '#C65F3B',
        11,
      ),
      stroke(
        'M180 362 C220 350 270 350 320 362 M246 316 L244 346 M220 360 L222 420 M274 360 L272 420',
        '#C65F3B',
        11,
      ),
    ),
  ),
)

export const fashionLogos = {
  'atelier-brevane': needle,
  ebb: tide,
  'tollivers-shirts': collar,
  cobblewalk: footprint,
}
