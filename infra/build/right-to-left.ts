/** Labels stay in English: each runs in its own direction, '20% off'. */
const rightToLeft = `
body { text-align: right }
:where(h1, h2, h3, h4, p, li, dt, dd, label, legend, th, td, caption, figcaption, a, button, span,
small, strong, em, b, time) { unicode-bidi: plaintext }
:where(input, textarea) { text-align: right }
`

export function withDirection(css: string, direction: 'ltr' | 'rtl'): string {
  return css.replace('@site-direction;', direction === 'rtl' ? rightToLeft : '')
}
