import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { site } from '#site'
import { readHoisted } from '#functions/pages/head/elements'
import { pageHead } from '#functions/pages/head/page-head'
import type { PageMetadata } from '#lib/page-metadata'
import { PageMeta } from '#components/page-meta'
import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import { contentOf, nodesOf, parsed } from './open-page'
import { hostileText } from './states'

/** Texts of every kind, with what ends elements, attributes and comments. */
const marks = `</script> <script> <!-- --> ]]> " ' & &amp; &#x27; &lt; < > = \` \\ \\u003c \u{1f98a}`
const piece = fc.oneof(
  fc.constantFrom(...marks.split(' '), 'متجر', '$&', '</title>', '\u2028', '\ud800', ` · ${site.name}`),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)
const text = fc.array(piece, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('').trim() || 'x')

/** What a reader of UTF-8 sees of a text: halves of characters are replaced. */
const sent = (readable: string) => readable.replace(/\p{Cs}/gu, '\u{fffd}')

/** HTML has no such characters, and reads these as line breaks. */
const isPlain = (readable: string) => !/[\0\r]/.test(readable)

const search = new URLSearchParams()
const base = { address: 'https://site.test', path: '/store', search }

test('any name is said as it is in every element of the head', () => {
  fc.assert(
    fc.property(text.filter(isPlain), text.filter(isPlain), (name, description) => {
      const slug = encodeURIComponent(sent(name))
      const facts: PageMetadata = {
        path: `/store/${slug}`,
        card: { path: `/cards/store/${slug}/k.png`, alt: name, width: 1200, height: 630 },
        alternates: [
          { type: 'application/atom+xml', title: `Offers of ${name}`, path: `/feeds/store/${slug}.atom` },
        ],
        breadcrumbs: [
          { name: 'Home', path: '/home' },
          { name, path: `/store/${slug}` },
        ],
        store: {
          name,
          slug: sent(name),
          description,
          logo: '/media/a.webp',
          visitorRating: { average: 4, count: 1 },
          reviews: [{ rating: 4, reviewerName: name, createdAt: '2026-05-01T10:00:00.000Z' }],
        },
        offers: {
          store: { name, slug: sent(name), category: { _id: 'c', name, slug: 's' } },
          live: [{ _id: 'o', title: name, startsAt: null, endsAt: null, endsPrecision: 'day' }],
        },
        blog: {
          title: name,
          coverImagesPath: [],
          author: name,
          createdAt: '2026-05-01T10:00:00.000Z',
          updatedAt: '2026-05-02T10:00:00.000Z',
        },
      }
      const hoisted = { title: `${name}: title · ${site.name}`, description }
      const { head, end } = pageHead({ ...base, hoisted, facts })
      const document = parsed(
        `<!doctype html><html><head>${head}</head><body>${end}<p>after</p></body></html>`,
      )
      const readable = sent(name)

      expect(document.querySelectorAll('script')).toHaveLength(1)
      expect(document.body.children).toHaveLength(2)
      expect(contentOf(document, 'link[rel=canonical]')).toBe(`https://site.test/store/${slug}`)
      expect(contentOf(document, 'meta[property="og:title"]')).toBe(`${readable}: title`)
      expect(contentOf(document, 'meta[property="og:description"]')).toBe(sent(description))
      expect(contentOf(document, 'meta[property="og:image:alt"]')).toBe(readable)
      expect(document.querySelector('link[rel=alternate]')?.getAttribute('title')).toBe(
        `Offers of ${readable}`,
      )
      const [, , way, store, seller, list, posting] = nodesOf(document)
      expect(way).toMatchObject({ itemListElement: [{ name: 'Home' }, { name: readable }] })
      expect(store).toMatchObject({
        name: readable,
        description: sent(description),
        review: [{ author: { name: readable } }],
      })
      expect(seller).toMatchObject({ name: readable })
      expect(list).toMatchObject({ itemListElement: [{ item: { name: readable, category: readable } }] })
      expect(posting).toMatchObject({ headline: readable, author: { name: readable } })
    }),
    { examples: [[hostileText, hostileText]] },
  )
})

test('title and description are read as React has written them', () => {
  fc.assert(
    fc.property(text, text, (title, description) => {
      const markup = renderToString(createElement(PageMeta, { title, namesSite: true, description }))
      expect(readHoisted(markup)).toEqual({ title, description })
    }),
    { examples: [[hostileText, hostileText]] },
  )
})
