import * as fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { nameOfImage, renditionsOf, renditionWidths } from '#domain/image/rendition'
import { BlogCover } from './blog-cover'
import { PageHead } from './page-head'
import { loadInGrid, RemoteImage } from './remote-image'

/** The images that a page has the browser fetch before it reads its markup, in order. */
function preloaded(markup: string): string[] {
  return [...markup.matchAll(/<link rel="preload" as="image" href="([^"]+)"/g)].map(([, href = '']) => href)
}

const inGrid = (at: number) => (
  <RemoteImage
    key={at}
    src={`/media/${at}.webp`}
    alt=""
    width={4}
    height={3}
    sizes="4px"
    fallback={null}
    load={loadInGrid(at)}
  />
)

test('the first image of a list waits for no other', () => {
  const markup = renderToString(
    <>
      <PageHead title="Shoes" picture="/media/head.webp" />
      {Array.from({ length: 8 }, (_, at) => inGrid(at))}
    </>,
  )
  expect(preloaded(markup)).toEqual(['/media/0.webp'])
  const images = [...markup.matchAll(/<img loading="(\w+)" fetchPriority="(\w+)"[^>]* src="([^"]+)"/g)]
  expect(images.map(([, loading, priority, src]) => [src, loading, priority])).toEqual([
    ['/media/head.webp', 'eager', 'low'],
    ['/media/0.webp', 'eager', 'high'],
    ...Array.from({ length: 5 }, (_, at) => [`/media/${at + 1}.webp`, 'eager', 'low']),
    ['/media/6.webp', 'lazy', 'auto'],
    ['/media/7.webp', 'lazy', 'auto'],
  ])
})

const hex = (length: number) =>
  fc.array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
const paths = fc
  .tuple(
    hex(32),
    fc.integer({ min: 1, max: renditionWidths.at(-1)! }),
    fc.integer({ min: 1, max: 9999 }),
    hex(6),
  )
  .map(([hash, width, height, colour]) => {
    return `/media/${nameOfImage(hash.join(''), { width, height, colour: `#${colour.join('')}` })}`
  })

test('a browser chooses among the renditions of an image, before and in the markup', () => {
  fc.assert(
    fc.property(paths, (path) => {
      const markup = renderToString(<BlogCover src={path} load="first" sizes="50vw" />)
      const candidates = renditionsOf(path).map((rendition) => `${rendition.path} ${rendition.width}w`)
      const isOffered = renditionsOf(path).at(-1)!.width > 800
      const attribute = (name: string) =>
        [...markup.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, text]) => text)
      const offered = isOffered ? [[candidates.join()], ['50vw']] : [[], []]
      expect([attribute('imageSrcSet'), attribute('imageSizes')]).toEqual(offered)
      expect([attribute('srcSet'), attribute('sizes')]).toEqual(offered)
      expect(preloaded(markup)).toEqual(isOffered ? [] : [path])
      expect(attribute('src')).toEqual([path])
      expect([attribute('width'), attribute('height')]).toEqual([['1200'], ['675']])
    }),
  )
})

const hash = '0123456789abcdef'.repeat(2)

test.each([
  ['1200x675', 'filling'],
  ['399x225', 'whole'],
  ['800x900', 'whole'],
  ['1200x400', 'whole'],
])('a cover of %s is shown %s', (size, fit) => {
  const markup = renderToString(<BlogCover src={`/media/${hash}-${size}-c04000.webp`} sizes="50vw" />)
  expect(/data-fit="(\w+)"/.exec(markup)?.[1]).toBe(fit)
  expect(markup).toContain('style="--tint:#c04000"')
})

test('an image without renditions is as it was', () => {
  const markup = renderToString(<BlogCover src={`/media/${hash}.webp`} sizes="50vw" />)
  expect(markup).not.toMatch(/srcset|sizes|style|data-fit/i)
})
