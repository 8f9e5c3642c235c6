import { around, circle, clipped, logo, moved, rect, shape, stroke } from '../svg'

/** A marigold in full bloom. */
const calendula = logo(
  '#275240',
  around(240, 240, 16, shape('M0 -60 C-26 -92 -30 -140 0 -166 C30 -140 26 -92 0 -60 Z', '#F58A1F')),
  around(240, 240, 16, shape('M0 -36 C-21 -62 -24 -104 0 -126 C24 -104 21 -62 0 -36 Z', '#FFB23E'), 11.25),
  around(240, 240, 12, shape('M0 -20 C-16 -40 -18 -68 0 -84 C18 -68 16 -40 0 -20 Z', '#FFD27A')),
  circle(240, 240, 40, '#8A3B12'),
  around(240, 240, 8, circle(0, -24, 5, '#F6B65B')),
  circle(240, 240, 6, '#F6B65B'),
)

const bubble = (x: number, y: number, radius: number) =>
  circle(x, y, radius, '#7457CF') +
  moved(
    `translate(${x} ${y}) scale(${radius})`,
    stroke('M-0.58 -0.1 A0.59 0.59 0 0 1 -0.1 -0.58', '#FFFFFF', 0.19),
    circle(0.36, 0.4, 0.13, '#B8A4EC'),
  )

/** A cloud that rains bubbles. */
const cloud = logo(
  '#B8A4EC',
  shape(
    'M148 258 C98 258 72 226 76 192 C80 160 106 140 136 142 C146 94 188 66 238 70 C286 74 318 106 324 146 C370 142 408 168 408 206 C408 240 380 258 344 258 Z',
    '#FFFFFF',
  ),
  shape(
    'M148 258 C98 258 72 226 76 192 C86 216 112 228 148 228 L344 228 C374 228 398 222 408 206 C408 240 380 258 344 258 Z',
    '#DCD0FA',
  ),
  bubble(158, 328, 38),
  bubble(262, 352, 56),
  bubble(356, 312, 30),
  bubble(172, 404, 18),
  bubble(352, 392, 20),
)

const dropOutline = 'M240 64 C300 150 356 208 356 282 A116 116 0 0 1 124 282 C124 208 180 150 240 64 Z'

/** A drop of oil with a leaf in it. */
const drop = logo(
  '#F7BBC6',
  clipped('drop', dropOutline, rect(120, 60, 240, 350, '#12463B'), rect(240, 60, 120, 350, '#1C6351')),
  shape('M240 372 C180 348 162 284 240 184 C318 284 300 348 240 372 Z', '#A9D6A0'),
  shape('M240 372 C300 348 318 284 240 184 Z', '#CDEBBF'),
  stroke(
    'M240 230 L240 398 M240 290 L212 268 M240 290 L268 268 M240 330 L208 306 M240 330 L272 306',
    '#12463B',
    7,
  ),
)

/** A parasol from above. */
const parasol = logo(
  '#17A2A0',
  circle(252, 256, 166, '#0F8583'),
  around(240, 240, 10, shape('M0 0 L-51.3 -157.8 Q0 -142 51.3 -157.8 Z', '#FFF4E0'), 0),
  around(240, 240, 5, shape('M0 0 L-51.3 -157.8 Q0 -142 51.3 -157.8 Z', '#FF7657'), 0),
  around(240, 240, 5, shape('M0 -64 L-20.8 -64 L0 0 L20.8 -64 Z', '#E75B3C'), 0),
  circle(240, 240, 17, '#FFCB47'),
)

export const beautyLogos = {
  'calendula-row': calendula,
  'nimbus-soapworks': cloud,
  'botanica-luzal': drop,
  'noonshade-suncare': parasol,
}
