import { Resvg } from '@resvg/resvg-wasm'
import { expect, test } from 'vitest'
import { drawnRanges } from '#domain/card/card-text'
import { fontBuffers } from './render-svg'

test('a font has each character that the rule says cards can draw', () => {
  const codes = drawnRanges.split(' ').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((each) => Number.parseInt(each, 16))
    return Array.from({ length: last - first + 1 }, (_, at) => (first + at).toString(16))
  })
  const [unknown, ...outlines] = outlinesOf(['4e00', ...codes])
  expect(outlines.length).toBeGreaterThan(3500)
  expect(outlines.filter(({ outline }) => outline === unknown!.outline)).toEqual([])
})

/** The outlines of characters, of those that have one. What no font has is drawn as a box. */
function outlinesOf(codes: string[]) {
  const texts = codes.map((code) => `<text id="${code}">&#x${code};</text>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" font-family="Noto Sans">${texts}</svg>`
  const drawn = new Resvg(svg, { font: { fontBuffers } }).toString()
  return [...drawn.matchAll(/<g id="([\da-f]+)">(.*?)<\/g>/gs)].map(([, code, outline]) => ({
    code,
    outline,
  }))
}
