import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Blog } from '#domain/blog/blog'
import type { Category } from '#domain/category/category'
import type { Coupon } from '#domain/coupon/coupon'
import type { Store } from '#domain/store/store'
import { imageFile, postByApi } from './store-by-api'

/** Valid texts that are hard to lay out. */
const word = (length: number) => 'Donaudampfschifffahrtsgesellschaft'.repeat(12).slice(0, length)
const address = (length: number) => `https://example.com/${'a1b2c3d4'.repeat(300)}`.slice(0, length)
const rightToLeft = 'متجر الأحذية والملابس الرياضية'
const emoji = '👩‍👩‍👧‍👦🏳️‍🌈'

export interface HostileContent {
  store: Store
  rightToLeftStore: Store
  category: Category
  coupon: Coupon
  blog: Blog
}

/** Texts that the API would refuse for their length, and pages have to bear all the same. */
const hostileTexts = [word(300), address(600), `${rightToLeft} `.repeat(9), 'W'.repeat(300)]

/** Ids, times, paths of ours, names of kinds and currencies. All else was typed by somebody. */
const notTyped = /^(?:[0-9A-HJKMNP-TV-Z]{26}|\d{4}-\d\d-\d\d.*|\/.*|[a-z][a-zA-Z-]*|[A-Z]{3}|)$/

/** What someone has typed is hostile, and the server's own words are the longest, in each answer. */
export async function withHostileAnswers(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    let count = 0
    const hostile = (key: string, value: unknown): unknown => {
      if (typeof value !== 'string') return value
      if (key in longest) return longest[key] ?? value
      if (notTyped.test(value)) return value
      return hostileTexts[count++ % hostileTexts.length]
    }
    return route.fulfill({ response, body: JSON.stringify(await response.json(), hostile) })
  })
}

/** Of the server's own words about a coupon, if they are no sentences. */
const longest: Record<string, string | undefined> = {
  date: undefined,
  discount: 'CHF\u00a012,345,678.50 off',
  status: 'withdrawn',
  upTo: undefined,
  minimumSpend: undefined,
}

export async function hostileContent(request: APIRequestContext, token: string): Promise<HostileContent> {
  const mark = randomUUID().slice(0, 8)
  const create = <Created>(path: string, body: Parameters<typeof postByApi>[3]) =>
    postByApi<Created>(request, token, path, body)

  const category = await create<Category>('/categories', {
    multipart: {
      name: `${mark}${word(72)}`,
      slug: `hostile-${mark}-${word(60).toLowerCase()}`,
      description: `${word(300)} ${rightToLeft} ${emoji}`,
      topCategory: 'false',
      imagePath: await imageFile('category.png'),
    },
  })
  const storeWith = async (name: string, slug: string) =>
    create<Store>('/stores/create', {
      multipart: {
        name,
        slug,
        category: category._id,
        link: address(2000),
        description: `${word(300)} ${rightToLeft} ${word(300)} ${emoji.repeat(40)}`,
        rating: '0.5',
        'pros[0]': word(200),
        'pros[1]': rightToLeft,
        'cons[0]': address(200),
        logo: await imageFile('logo.png'),
      },
    })
  const store = await storeWith(`${mark}${word(72)}`, `hostile-${mark}`)
  const rightToLeftStore = await storeWith(`${emoji} ${rightToLeft} ${mark}`, `hostile-rtl-${mark}`)
  const coupon = await create<Coupon>('/coupons/create', {
    data: {
      storeId: store._id,
      title: word(200),
      percentageOff: 33.333333333,
      link: address(2000),
      type: 'coupon',
      couponCode: word(100),
    },
  })
  await create('/coupons/create', {
    data: {
      storeId: store._id,
      title: `${rightToLeft} ${emoji}`,
      percentageOff: 5,
      link: address(50),
      type: 'deal',
    },
  })
  await create('/reviews/create', {
    data: {
      storeId: store._id,
      reviewerName: word(100),
      text: `${word(300)} ${rightToLeft} ${address(1000)}`,
      rating: 5,
      approved: true,
    },
  })
  const paragraph = {
    paragraphTitle: word(200),
    paragraphText: `${word(300)} ${rightToLeft}\n${address(1500)}`,
  }
  const blog = await create<Blog>('/blogs/create', {
    multipart: {
      title: word(200),
      link: address(2000),
      paragraphs: JSON.stringify([paragraph, { ...paragraph, paragraphTitle: rightToLeft }]),
      coverImages: await imageFile('cover.png'),
    },
  })
  return { store, rightToLeftStore, category, coupon, blog }
}

export async function removeHostileContent(
  request: APIRequestContext,
  token: string,
  { store, rightToLeftStore, category, blog }: HostileContent,
): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` }
  for (const path of [
    `/stores/by-id/${store._id}`,
    `/stores/by-id/${rightToLeftStore._id}`,
    `/categories/${category._id}`,
    `/blogs/${blog._id}`,
  ]) {
    await request.delete(`/api${path}`, { headers })
  }
}
