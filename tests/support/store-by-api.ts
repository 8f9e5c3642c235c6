import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Coupon } from '#domain/coupon'
import type { Store } from '#domain/store'
import { png } from './image'

/** An image as a browser's file dialog, or a form, takes it. */
export async function logoFile() {
  const buffer = Buffer.from(await (await png('#8a1c4a')).arrayBuffer())
  return { name: 'logo.png', mimeType: 'image/png', buffer }
}

/** A name that no other test uses; each of its words can be searched for. */
export function newName(word: string): string {
  return `${word} ${randomUUID().slice(0, 8)}`
}

/** Creates a store by the API, as staff. */
export async function storeByApi(request: APIRequestContext, token: string, name: string): Promise<Store> {
  const response = await request.post('/api/stores/create', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: {
      name,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      link: 'https://example.com/',
      description: 'Sells what tests need.',
      logo: await logoFile(),
    },
  })
  if (!response.ok()) throw new Error(await response.text())
  return (await response.json()) as Store
}

/** Creates a coupon with a code by the API, as staff. */
export async function couponByApi(
  request: APIRequestContext,
  token: string,
  { storeId, title }: { storeId: string; title: string },
): Promise<Coupon> {
  const response = await request.post('/api/coupons/create', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      storeId,
      title,
      percentageOff: 20,
      link: 'https://example.com/',
      type: 'coupon',
      couponCode: 'TESTS',
    },
  })
  if (!response.ok()) throw new Error(await response.text())
  return (await response.json()) as Coupon
}
