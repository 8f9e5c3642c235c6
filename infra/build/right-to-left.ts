/**
 * What a site that is written from right to left adds to its styles. Labels and messages of the product stay
 * in English: each runs in the direction of its own words, '20% off' and not 'off 20%', and stands where the
 * page begins its lines.
 */
const rightToLeft = `
body { text-align: right }
:where(h1, h2, h3, h4, p, li, dt, dd, label, legend, th, td, caption, figcaption, a, button, span,
small, strong, em, b, time) { unicode-bidi: plaintext }
:where(input, textarea) { text-align: right }
`

/** A style sheet with these rules in place of `@site-direction;`, or without any. */
export function withDirection(css: string, direction: 'ltr' | 'rtl'): string {
  return css.replace('@site-direction;', direction === 'rtl' ? rightToLeft : '')
}
