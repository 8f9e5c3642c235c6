import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { matchGatewayRoute } from '#local/gateway/route-match'
import { largestResult } from '../../../support/largest-result'
import { createBlog } from '#functions/blog/blog'
import { categories } from '#functions/category/category'
import { counterWrite } from '#functions/entity/counter'
import { couponItem, createCoupon, updateCoupon } from '#functions/coupon/coupon'
import { keyOfListing } from '#functions/features/listing/listing'
import { createReview } from '#functions/review/review'
import { storeItems, updateStore } from '#functions/store/store'
import { deleteStore } from '#functions/store/deletion/delete-store'
import { restoreStore } from '#functions/store/deletion/restore-store'
import { handler } from '#functions/lambdas/site'
import { metered } from '#table/meter'
import { transact } from '#table/write'
import { undoWindow } from '#domain/deletion/undo-window'
import { purgeDeleted } from '#functions/registry/purge-deleted'
import { useEmptyTable, useEmptyTableWithStream } from '../../../support/api'
import { writeItems } from '../../../support/bulk-write'
import { blogForm, categoryForm, couponForm, reviewForm, storeForm } from '../../../support/content'
import { defaultEventOf } from '../../../support/event'
import { exhaustive } from '../../../support/sample'
import { newStore } from '../../../support/one-store'
import { updatedListings } from '../listed'

vi.setConfig({ testTimeout: 60_000 })

/** More than a feed reads at once. */
const goneCount = exhaustive ? 150 : 60

const address = 'https://site.test'
const logo = { logo: '/media/logo.webp' }
const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour)

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const match = matchGatewayRoute(method, path)
  const event = defaultEventOf(method, `/api${decodeURIComponent(path)}`)
  const result = await handler({
    ...event,
    routeKey: match?.key ?? '$default',
    headers,
    ...(match && { pathParameters: match.params }),
  })
  return { status: result.statusCode, headers: result.headers ?? {}, body: result.body ?? '' }
}

const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc.replace(address, ''))

test('robots.txt keeps robots from what leads away and from staff, and names the sitemap', async () => {
  const { status, body, headers } = await ask('/robots.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /go/',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /login',
    '',
    'Sitemap: https://site.test/sitemap.xml',
    '',
  ])
})

describe('the sitemap', () => {
  beforeEach(useEmptyTableWithStream)

  test('of an empty product has the pages of its own, and no empty file', async () => {
    const { body, status } = await ask('/sitemap.xml')
    expect([status, pathsIn(body)]).toEqual([200, ['/sitemaps/pages.xml']])
    const pages = pathsIn((await ask('/sitemaps/pages.xml')).body)
    expect(pages).toContain('/home')
    expect(pages.filter((path) => /search|report|:|admin|login/.test(path))).toEqual([])
  })

  test('has the pages of what is there, with when they have changed, and of nothing else', async () => {
    const category = await categories.create(categoryForm({ name: 'Tents & co' }), ago(9))
    await categories.create(categoryForm({ name: 'Empty' }), ago(9))
    const fields = { name: 'Zéphyr', slug: "zéphyr&'co'", category: category._id }
    const store = await newStore(fields, ago(8))
    await newStore({ name: 'Nothing' }, ago(8))
    const reviewed = { approved: true, profilePicture: null }
    await createReview(reviewForm({ storeId: store._id }), reviewed, ago(7))
    const offered = await newStore({ name: 'Offered', slug: 'offered' }, ago(8))
    await createCoupon(couponForm({ storeId: offered._id }), ago(7))
    const blog = await createBlog(blogForm({ title: 'A blog' }), { coverImagesPath: [] }, ago(6))
    await updatedListings()
    expect(pathsIn((await ask('/sitemap.xml')).body)).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/stores-1-of-1.xml',
      '/sitemaps/categories-1-of-1.xml',
      '/sitemaps/blogs-1-of-1.xml',
    ])
    const { body } = await ask('/sitemaps/stores-1-of-1.xml')
    const slug = 'z%C3%A9phyr%26&apos;co&apos;'
    // Its coupons while one is live, its reviews while one is approved.
    expect(pathsIn(body).toSorted()).toEqual(
      [`/store/${slug}`, `/reviews/${slug}`, '/store/offered', '/coupons/offered'].toSorted(),
    )
    const changed = ago(7).toISOString().slice(0, 16)
    expect([...body.matchAll(/<lastmod>([^<]+)</g)].map(([, at = '']) => at.slice(0, 16))).toEqual([
      changed,
      changed,
      changed,
      changed,
    ])
    expect(pathsIn((await ask('/sitemaps/categories-1-of-1.xml')).body)).toEqual([
      '/explore/tents-&amp;-co'.replace('&amp;', '%26'),
    ])
    expect(pathsIn((await ask('/sitemaps/blogs-1-of-1.xml')).body)).toEqual([`/blogs/${blog._id}`])
    expect(body).not.toMatch(/priority|changefreq/)
  })

  test.each([
    '/sitemaps/stores.xml',
    '/sitemaps/stores-2-of-1.xml',
    '/sitemaps/stores-1-of-3.xml',
    '/sitemaps/stores-1-of-4.xml',
    '/sitemaps/stores-0-of-1.xml',
    '/sitemaps/stores-1-of-1.txt',
    '/sitemaps/nothing-1-of-1.xml',
    '/sitemaps/pages.xml/more',
    '/sitemaps/constructor-1-of-1.xml',
  ])('has no file %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  test.each(exhaustive ? [3000] : [])(
    'of %i stores with the longest addresses has files that fit into an answer, each store once',
    async (storeCount) => {
      await useEmptyTable()
      const slugs = Array.from({ length: storeCount }, (_, at) => `${'漢'.repeat(95)}${at}`)
      await writeItems(
        slugs.map((slug, at) => {
          const id = `01KQHFP680${String(at).padStart(16, '0')}`
          const own = { kind: 'STORE', id, slug, contentChangedAt: ago(1).toISOString(), revision: 1 }
          return {
            ...keyOfListing('STORE', id),
            ...own,
            categoryId: null,
            isText: true,
            hasReviews: true,
            live: [[ago(1).toISOString(), null]],
            moments: [],
          }
        }),
      )
      await transact([counterWrite('STORE', storeCount)])
      const index = await metered(async (usage) => ({ answer: await ask('/sitemap.xml'), usage }))
      const files = pathsIn(index.answer.body).filter((path) => path.includes('stores'))
      expect(files).toEqual([1, 2, 3, 4].map((at) => `/sitemaps/stores-${at}-of-4.xml`))
      const found: string[] = []
      for (const file of files) {
        const answer = await ask(file)
        expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(largestResult)
        found.push(...pathsIn(answer.body))
      }
      expect(new Set(found).size).toBe(3 * storeCount)
      // The index read half as many or twice as many parts, before or after.
      const largest = await ask('/sitemaps/stores-2-of-2.xml')
      expect(Buffer.byteLength(JSON.stringify(largest))).toBeLessThan(largestResult)
      expect(await ask('/sitemaps/stores-8-of-8.xml')).toMatchObject({ status: 200 })
    },
  )
})

describe('feeds', () => {
  beforeAll(useEmptyTableWithStream)

  test('have the newest live offers without their codes, and link to our pages', async () => {
    const category = await categories.create(categoryForm({ name: 'Shoes' }), ago(99))
    const fields = { name: 'Boots & <more>', slug: 'boots', category: category._id }
    const store = await newStore(fields, ago(98))
    const other = await newStore({ name: 'Other' }, ago(98))
    const form = { storeId: store._id, couponCode: 'SECRET7', terms: 'Not on ]]> sale.' }
    const first = await createCoupon(couponForm({ ...form, title: 'First' }), ago(50))
    await createCoupon(couponForm({ ...form, title: 'Second' }), ago(40))
    await createCoupon(couponForm({ storeId: other._id, title: 'Other' }), ago(30))
    const started = { startsAt: ago(20).toISOString() }
    await createCoupon(couponForm({ ...form, title: 'Started', ...started }), ago(60))
    await createCoupon(couponForm({ ...form, title: 'Coming', startsAt: ago(-20).toISOString() }), ago(10))
    await createCoupon(couponForm({ ...form, title: 'Over', endsAt: ago(5).toISOString() }), ago(10))
    await updateCoupon(first._id, { fields: { title: 'First, edited' }, versions: undefined }, ago(2))
    await updatedListings()

    const titles = (body: string) =>
      (JSON.parse(body) as { items: { title: string }[] }).items.map(({ title }) => title)
    const all = await ask('/feeds/offers.json')
    expect(titles(all.body)).toEqual([
      'Boots & <more>: Started',
      'Other: Other',
      'Boots & <more>: Second',
      'Boots & <more>: First, edited',
    ])
    const own = titles(all.body).filter((title) => title.startsWith('Boots'))
    for (const path of ['/feeds/store/boots.json', '/feeds/category/shoes.json']) {
      expect(titles((await ask(path)).body)).toEqual(own)
    }
    for (const path of ['/feeds/offers', '/feeds/store/boots', '/feeds/category/shoes']) {
      for (const format of ['atom', 'json']) {
        const { body, status, headers } = await ask(`${path}.${format}`)
        expect([status, headers['content-type']]).toEqual([
          200,
          `application/${format === 'atom' ? 'atom+xml' : 'feed+json'}; charset=utf-8`,
        ])
        // Nor a line for an end that nobody knows.
        expect(body).not.toMatch(/SECRET7|shop\.example\.com|end date|December 24/i)
        expect(headers['cache-control']).toMatch(/s-maxage=45\b/)
      }
    }
    const atom = (await ask('/feeds/store/boots.atom')).body
    expect(atom).toContain(
      `<link rel="alternate" type="text/html" href="${address}/coupons/boots?couponId=${first._id}"/>`,
    )
    expect(atom).toContain(`<id>tag:site.test,${ago(50).toISOString().slice(0, 10)}:offer/${first._id}</id>`)
    expect(atom).toContain('<title>Boots &amp; &lt;more&gt;: First, edited</title>')
    const [updated = ''] = [...atom.matchAll(/<updated>([^<]+)</g)].map(([, at = '']) => at)
    // That the first offer was edited, as the table's stream told it.
    expect(Date.parse(updated)).toBeGreaterThan(ago(1).getTime())
  })

  test('are whole whatever has ended or was withdrawn since', async () => {
    const category = await categories.create(categoryForm({ name: 'Bags' }), ago(99))
    const fields = { category: category._id }
    const store = await newStore({ ...fields, name: 'Whole', slug: 'whole' }, ago(98))
    const ofStore = { storeId: store._id, startsAt: null }
    const kinds = { live: {}, endsLater: { endsAt: ago(-90).toISOString() } }
    const live = Object.entries(kinds).map(([title, parts]) =>
      couponItem(couponForm({ ...ofStore, title, ...parts }), ago(97)),
    )
    await writeItems(live)
    const gone = { ended: { endsAt: ago(1).toISOString() }, withdrawn: { withdrawn: true } }
    await writeItems(
      Object.values(gone).flatMap((parts) =>
        Array.from({ length: goneCount }, () => couponItem(couponForm({ ...ofStore, ...parts }), ago(20))),
      ),
    )
    const started = { ...ofStore, startsAt: ago(30).toISOString(), ...gone.ended }
    await writeItems(Array.from({ length: goneCount }, () => couponItem(couponForm(started), ago(90))))
    // Stores that have changed later, and have no offer any more.
    const empty = Array.from({ length: 21 }, (_, number) => {
      const items = storeItems(storeForm({ ...fields, name: `Empty ${number}` }), logo, ago(10))
      return [...items, couponItem(couponForm({ storeId: items[0]._id, ...gone.ended }), ago(9))]
    })
    await writeItems(empty.flat())
    await updatedListings()
    for (const path of ['/feeds/offers', '/feeds/store/whole', '/feeds/category/bags']) {
      const { items } = JSON.parse((await ask(`${path}.json`)).body) as { items: { title: string }[] }
      const titles = items.map(({ title }) => title).filter((title) => title.startsWith('Whole'))
      expect([path, titles.toSorted()]).toEqual([path, ['Whole: endsLater', 'Whole: live']])
    }
  })

  test('answer 304 to who knows them, the same each time, and HEAD', async () => {
    const { headers, body } = await ask('/feeds/offers.atom')
    expect((await ask('/feeds/offers.atom')).body).toBe(body)
    const etag = String(headers['etag'])
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      expect(await ask('/feeds/offers.atom', { 'if-none-match': known })).toMatchObject({
        status: 304,
        body: '',
      })
    }
    expect((await ask('/feeds/offers.atom', {}, 'HEAD')).status).toBe(200)
  })

  test('are kept no longer than until the next offer starts or ends', async () => {
    const store = await newStore({ name: 'Soon' }, ago(9))
    const endsAt = new Date(Date.now() + 20_000).toISOString()
    await createCoupon(couponForm({ storeId: store._id, endsAt, endsPrecision: 'instant' }), ago(8))
    const { headers } = await ask('/feeds/store/soon.atom')
    expect(Number(/s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1])).toBeLessThanOrEqual(20)
  })

  test('of a renamed store lead on, of a deleted one are gone, of none are not found', async () => {
    const store = await newStore({ name: 'Old', slug: 'old.name' }, ago(9))
    await updateStore(store._id, { fields: { slug: 'new.näme' }, versions: undefined }, new Date())
    const moved = await ask('/feeds/store/old.name.json')
    expect([moved.status, moved.headers['location']]).toEqual([301, '/feeds/store/new.n%C3%A4me.json'])
    expect((await ask(String(moved.headers['location']))).status).toBe(200)
    expect((await ask('/feeds/store/never.json')).status).toBe(404)
    for (const path of ['/feeds/store/new.n%C3%A4me', '/feeds/store/.atom', '/feeds/more.atom', '/feeds/']) {
      expect([path, (await ask(path)).status]).toEqual([path, 404])
    }
    await deleteStore(store._id, undefined, new Date())
    const paths = ['/feeds/store/old.name.json', '/feeds/store/new.n%C3%A4me.atom', '/go/store/old.name']
    const statuses = async () => Promise.all(paths.map(async (path) => (await ask(path)).status))
    expect(await statuses()).toEqual([410, 410, 410])
    await restoreStore(store._id, new Date())
    expect(await statuses()).toEqual([301, 200, 302])
    await deleteStore(store._id, undefined, new Date())
    const later = new Date(Date.now() + undoWindow + 1000)
    for (let round = 0; round < 4; round++) await purgeDeleted(later)
    expect(await statuses()).toEqual([404, 404, 404])
  })

  test('of blogs have their beginnings', async () => {
    const paragraphs = [{ paragraphTitle: '', paragraphText: '😀'.repeat(600) }]
    await createBlog(blogForm({ title: 'Ünïcode <b>', paragraphs }), { coverImagesPath: [] }, ago(3))
    const { items } = JSON.parse((await ask('/feeds/blogs.json')).body) as {
      items: { title: string; content_text: string }[]
    }
    expect(items[0]).toMatchObject({ title: 'Ünïcode <b>', content_text: `${'😀'.repeat(500)}…` })
  })
})
