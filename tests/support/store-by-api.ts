import { randomInt, randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Coupon } from '#domain/coupon/coupon'
import type { Store } from '#domain/store/store'
import { paths } from '#lib/paths'
import { png } from './image'

/** An image file in another colour each time: a deleted image is not accepted again at once. */
export async function imageFile(name: string) {
  const file = await png(`rgb(${randomInt(256)}, ${randomInt(256)}, ${randomInt(256)})`)
  return { name, mimeType: 'image/png', buffer: Buffer.from(await file.arrayBuffer()) }
}

/** A unique name. Each of its words can be searched for. */
export function newName(word: string): string {
  return `${word} ${randomUUID().slice(0, 8)}`
}

/** What the API answers to staff who send this, if it is no refusal. */
export async function postByApi<Answer>(
  request: APIRequestContext,
  token: string,
  path: string,
  body: Parameters<APIRequestContext['post']>[1],
): Promise<Answer> {
  const headers = { Authorization: `Bearer ${token}` }
  const response = await request.post(`/api${path}`, { headers, ...body })
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`)
  return (await response.json()) as Answer
}

/** Creates a store by the API as staff. */
export async function storeByApi(
  request: APIRequestContext,
  token: string,
  name: string,
  logo?: Awaited<ReturnType<typeof imageFile>>,
): Promise<Store> {
  return postByApi(request, token, '/stores/create', {
    multipart: {
      name,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      link: 'https://example.com/',
      description: 'Sells what tests need.',
      logo: logo ?? (await imageFile('logo.png')),
    },
  })
}

/** Creates a coupon with a code by the API as staff. */
export async function couponByApi(
  request: APIRequestContext,
  token: string,
  offer: { storeId: string; title: string; endsAt?: string; couponCode?: string },
): Promise<Coupon> {
  const form = { percentageOff: 20, link: 'https://example.com/', type: 'coupon', couponCode: 'TESTS' }
  return postByApi(request, token, '/coupons/create', { data: { ...form, ...offer } })
}

/** The address of the demo's offer that begins with this title: with it a page opens its dialog at once. */
export async function addressOfOffer(request: APIRequestContext, slug: string, title = ''): Promise<string> {
  const { _id: storeId } = (await (await request.get(`/api/stores/slug/${slug}`)).json()) as Store
  const offers = (await (await request.get(`/api/stores/coupons/${storeId}`)).json()) as Coupon[]
  const offer = offers.find((each) => each.title.startsWith(title))
  if (!offer) throw new Error(`${slug} has no offer ${title}.`)
  return paths.coupons(slug, offer._id)
}
