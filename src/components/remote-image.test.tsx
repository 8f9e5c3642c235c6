import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
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
