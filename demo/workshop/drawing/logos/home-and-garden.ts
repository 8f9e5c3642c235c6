import { circle, logo, mirrored, rect, shape, stroke } from '../svg'

/** A deep, buttoned armchair seen from the front. */
const armchair = logo(
  '#7A2436',
  rect(140, 352, 22, 52, '#3F0F1B', 8),
  rect(318, 352, 22, 52, '#3F0F1B', 8),
  shape('M122 300 L122 182 C122 112 170 84 240 84 C310 84 358 112 358 182 L358 300 Z', '#F2A7A0'),
  circle(192, 160, 9, '#C9675F'),
  circle(240, 148, 9, '#C9675F'),
  circle(288, 160, 9, '#C9675F'),
  circle(216, 204, 9, '#C9675F'),
  circle(264, 204, 9, '#C9675F'),
  rect(130, 246, 220, 72, '#FCE3D4', 30),
  rect(104, 298, 272, 72, '#E2847B', 26),
  mirrored(240, rect(76, 214, 76, 156, '#F7C4B8', 38)),
)

/** A lantern that burns with a seedling. */
const lantern = logo(
  '#F3E6CC',
  stroke('M178 124 C178 44 302 44 302 124', '#23483A', 16),
  shape('M156 152 L184 108 L296 108 L324 152 Z', '#23483A'),
  rect(150, 156, 180, 204, '#FFC857', 20),
  circle(240, 252, 66, '#FFDD8F'),
  stroke('M240 352 L240 240', '#2F7D4F', 13),
  shape('M240 282 C240 232 210 208 170 208 C170 256 198 282 240 282 Z', '#2F7D4F'),
  shape('M240 256 C240 212 266 190 306 190 C306 234 280 256 240 256 Z', '#4FA36C'),
  `<rect x="150" y="156" width="180" height="204" rx="20" fill="none" stroke="#23483A" stroke-width="16"/>`,
  shape('M142 362 L338 362 L360 404 C364 412 358 420 350 420 L130 420 C122 420 116 412 120 404 Z', '#23483A'),
  rect(156, 384, 168, 12, '#C9762F', 6),
)

/** A kettle with a flame for a knob. */
const kettle = logo(
  '#E8552B',
  stroke('M128 222 C128 40 352 40 352 222', '#4A1709', 20),
  shape(
    'M240 104 C270 136 278 156 268 176 C260 192 220 192 212 176 C204 160 214 146 224 136 C230 129 238 118 240 104 Z',
    '#FFC857',
  ),
  shape('M334 288 C366 270 380 244 388 216 L434 232 C424 292 394 340 342 358 Z', '#FBE0C6'),
  shape(
    'M90 360 C82 262 148 204 240 204 C332 204 398 262 390 360 C388 392 370 408 338 408 L142 408 C110 408 92 392 90 360 Z',
    '#FFF6E9',
  ),
  shape(
    'M90 360 C88 336 91 312 99 290 L381 290 C389 312 392 336 390 360 C388 392 370 408 338 408 L142 408 C110 408 92 392 90 360 Z',
    '#F8D3B0',
  ),
  rect(170, 186, 140, 28, '#4A1709', 14),
)

/** A small bird cut from folded cloth. */
const bird = logo(
  '#CFE1EE',
  shape('M66 196 L128 158 L128 214 Z', '#D9622B'),
  circle(184, 176, 74, '#1F3F73'),
  shape('M110 176 L362 176 A126 150 0 0 1 236 340 A126 150 0 0 1 110 176 Z', '#1F3F73'),
  shape('M196 186 L372 186 A106 106 0 0 1 266 292 A106 106 0 0 1 196 186 Z', '#5C8AC4'),
  shape('M372 186 L372 108 L418 108 A78 78 0 0 1 372 186 Z', '#1F3F73'),
  circle(168, 162, 15, '#F5F9FC'),
  stroke('M210 330 L200 388 M254 336 L264 388', '#D9622B', 14),
)

export const homeLogos = {
  'comfortable-chair': armchair,
  'loam-and-lantern': lantern,
  kettlewick: kettle,
  'smafagel-linen': bird,
}
