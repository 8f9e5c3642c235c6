import { expect, test } from 'vitest'
import { scriptJson, splitHoisted } from './markup'

test('leading titles and metadata are separated from the page', () => {
  expect(
    splitHoisted('<title>A &amp; B</title><meta name="description" content="a > b"/><main>x</main>'),
  ).toEqual(['<title>A &amp; B</title><meta name="description" content="a > b"/>', '<main>x</main>'])
})

test('a page without metadata is unchanged', () => {
  expect(splitHoisted('<main><title>in an image</title></main>')).toEqual([
    '',
    '<main><title>in an image</title></main>',
  ])
})

test('data in a page cannot end its element', () => {
  const html = scriptJson('state', { name: '</script><script>alert(1)</script>' })
  expect(html.indexOf('</script>')).toBe(html.length - '</script>'.length)
  expect(JSON.parse(html.replace(/^[^>]*>|<\/script>$/g, ''))).toEqual({
    name: '</script><script>alert(1)</script>',
  })
})
