import sharp from 'sharp'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createGateway } from '#local/gateway'
import type { LambdaHandler } from '#local/gateway/invoke'
import { type OpenServer, openServer } from '#local/server'
import { useEmptyTable } from '../support/api'
import { formDataOf } from '../support/content'
import { exhaustive } from '../support/sample'
import { handlers } from '../support/handlers'
import { newStore } from '../support/one-store'
import { staffToken } from '../support/tokens'
import { pixel } from '../support/valid-request'

// Every picture of a review that API Gateway and Lambda accept can also be read through them.

let storeId: string
let server: OpenServer

beforeAll(async () => {
  await useEmptyTable()
  storeId = (await newStore({ name: 'Zephyr' }))._id
})
afterEach(() => server.close())

const nothing = async () => null

async function serve(functions: Record<'site' | 'admin', LambdaHandler>) {
  server = await openServer(0)
  const { site } = functions
  const all = { ...functions, pages: site, forms: site, cards: site }
  server.serve(createGateway({ handlers: all, media: nothing, files: nothing, security: {} }))
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}/api${path}`, init)
}

/** A picture of one pixel, with so many bytes more. */
function review(added: number): FormData {
  const texts = { reviewerName: 'R', text: 'T', rating: '4', storeId, elapsedMs: '9000' }
  return formDataOf({ ...texts, profilePicture: new File([pixel, new Uint8Array(added)], 'p.png') })
}

async function mostBytes(): Promise<number> {
  const taken: LambdaHandler = async () => ({ statusCode: 201, body: '' })
  const send = await serve({ site: taken, admin: taken })
  let [arrives, isRefused] = [4_600_000, 4_720_000]
  while (isRefused - arrives > (exhaustive ? 1 : 30_000)) {
    const added = Math.floor((arrives + isRefused) / 2)
    const { status } = await send('/reviews/create', { method: 'POST', body: review(added) })
    if (status === 201) arrives = added
    else isRefused = added
  }
  await server.close()
  return arrives
}

test('staff can read the largest accepted picture', async () => {
  const added = await mostBytes()
  const call = await serve(handlers)
  const sent = await call('/reviews/create', { method: 'POST', body: review(added) })
  expect(sent.status).toBe(201)
  const { _id } = (await sent.json()) as { _id: string }

  const headers = { authorization: `Bearer ${await staffToken()}` }
  const seen = await call(`/reviews/${_id}/picture`, { headers })
  expect(seen.status).toBe(200)
  const { picture } = (await seen.json()) as { picture: string }
  const [, content = ''] = picture.split('data:image/webp;base64,')
  expect(await sharp(Buffer.from(content, 'base64')).metadata()).toMatchObject({ width: 1, height: 1 })
}, 60_000)
