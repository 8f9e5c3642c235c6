import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { largestImage } from '#domain/http/request-size'
import { categories } from '#functions/category/category'
import { callApi } from '../support/api'
import { at, categoryForm } from '../support/content'

import { token, useStaff } from '../support/one-store'

let categoryId: string
let png: Uint8Array<ArrayBuffer>

useStaff({ once: true })
beforeAll(async () => {
  const category = await categories.create(categoryForm({ name: 'Shoes' }), at('01T08:00'))
  categoryId = category._id
  png = await image('png')
})

async function image(format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = sharp({ create: { width: 4, height: 3, channels: 3, background: '#c04000' } })
  return new Uint8Array(await pixels.toFormat(format).toBuffer())
}

type Fields = Record<string, string | Blob | undefined>

function formWith(fields: Fields = {}): FormData {
  const form = new FormData()
  const complete: Fields = {
    name: 'Nike',
    slug: 'nike',
    category: categoryId,
    link: 'https://shop.example.com',
    description: 'Shoes for running.',
    rating: '4.5',
    'pros[0]': 'Quick',
    'pros[1]': 'Light',
    'cons[0]': 'Dear',
    logo: new File([png], 'logo.png', { type: 'image/png' }),
    ...fields,
  }
  for (const [name, value] of Object.entries(complete)) if (value !== undefined) form.append(name, value)
  return form
}

const create = (form: FormData) => callApi('POST /stores/create', { token, form })

test('a logo of 5 MB fits into a request', async () => {
  const logo = new File([png, new Uint8Array(largestImage - png.length)], 'logo.png')
  expect((await create(formWith({ name: 'Large', slug: 'large', logo }))).status).toBe(201)
})

test('a larger one is refused at its field, and one that claims to be huge', async () => {
  const refusalOf = async (...parts: BlobPart[]) =>
    (await create(formWith({ slug: 'refused', logo: new File(parts, 'logo.png') }))).body.fields
  const huge = png.slice()
  for (const place of [16, 20]) new DataView(huge.buffer).setUint32(place, 50_000)
  expect(await refusalOf(png, new Uint8Array(largestImage))).toEqual({
    logo: 'The image may have at most 5 MB.',
  })
  expect(await refusalOf(huge)).toEqual({ logo: 'The image may have at most 40 megapixels.' })
})
