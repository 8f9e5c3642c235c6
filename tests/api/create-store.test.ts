import { expect, test } from 'vitest'
import { largestImage } from '#domain/http/request-size'
import { callApi } from '../support/api'
import { formOfStore, png } from '../support/image'
import { token, useStaff } from '../support/one-store'

useStaff()

const create = async (...logo: BlobPart[]) =>
  callApi('POST /stores/create', { token, form: await formOfStore({ logo: new File(logo, 'logo.png') }) })

test('a logo of 5 MB fits into a request; a larger or huge one is refused', async () => {
  const small = await (await png('red')).bytes()
  const filled = (size: number) => create(small, new Uint8Array(size - small.length))
  expect((await filled(largestImage)).status).toBe(201)
  expect((await filled(largestImage + 1)).body.fields).toEqual({ logo: 'The image may have at most 5 MB.' })
  const huge = small.slice()
  for (const place of [16, 20]) new DataView(huge.buffer).setUint32(place, 50_000)
  expect((await create(huge)).body.fields).toEqual({ logo: 'The image may have at most 40 megapixels.' })
})
