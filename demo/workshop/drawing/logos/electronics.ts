import { circle, logo, mirrored, moved, rect, shape, stroke } from '../svg'

/** Headphones around a rising and falling sound. */
const headphones = logo(
  '#5A31F4',
  stroke('M112 292 L112 236 A128 128 0 0 1 368 236 L368 292', '#FFFFFF', 26),
  mirrored(240, rect(84, 254, 66, 122, '#FFFFFF', 28)),
  mirrored(240, rect(138, 268, 18, 94, '#C9BBFF', 9)),
  rect(231, 206, 18, 152, '#C6F24E', 9),
  mirrored(240, rect(199, 238, 18, 88, '#C6F24E', 9)),
  mirrored(240, rect(169, 264, 14, 36, '#C6F24E', 7)),
)

/** The return key, ready for its clack. */
const keycap = logo(
  '#DCD6C8',
  rect(82, 100, 316, 316, '#B7AE9B', 54),
  rect(82, 84, 316, 308, '#2B2D31', 54),
  rect(120, 100, 240, 226, '#45484F', 36),
  rect(120, 100, 240, 218, '#4E525A', 36),
  stroke('M306 154 L306 218 L184 218 M218 182 L182 218 L218 254', '#FF8A3D', 24),
)

/** A moth, lit from within. */
const moth = logo(
  '#221C4A',
  mirrored(
    240,
    shape('M236 210 C196 118 118 84 66 100 C62 176 96 262 222 260 Z', '#FFC24B') +
      shape('M228 262 C160 262 118 296 126 344 C134 384 208 388 234 300 Z', '#F08A3C') +
      circle(138, 170, 34, '#221C4A') +
      circle(138, 170, 20, '#FFF0C2') +
      circle(174, 320, 15, '#FFE0A0') +
      stroke('M236 178 C230 146 212 118 184 104', '#FFE9BD', 9),
  ),
  shape(
    'M240 158 C262 158 266 190 262 234 C260 290 254 344 240 372 C226 344 220 290 218 234 C214 190 218 158 240 158 Z',
    '#FFE9BD',
  ),
  stroke('M226 262 L254 262 M228 294 L252 294 M231 324 L249 324', '#E2A65A', 8),
)

/** Two lives of one device, overlapping. */
const twice = logo(
  '#CDF1DF',
  stroke('M400 214 A164 164 0 0 0 104 146', '#0E7C55', 26),
  shape('M74 96 L82 188 L160 140 Z', '#0E7C55'),
  moved(
    'rotate(180 240 240)',
    stroke('M400 214 A164 164 0 0 0 104 146', '#35B27D', 26),
    shape('M74 96 L82 188 L160 140 Z', '#35B27D'),
  ),
  rect(172, 130, 136, 220, '#12382B', 28),
  rect(188, 148, 104, 172, '#7ADFA8', 12),
  shape('M188 320 L292 216 L292 308 Q292 320 280 320 Z', '#4FC98C'),
  rect(218, 330, 44, 9, '#7ADFA8', 4.5),
)

export const electronicsLogos = {
  'quietfield-audio': headphones,
  clackworth: keycap,
  glowmoth: moth,
  'twiceborn-tech': twice,
}
