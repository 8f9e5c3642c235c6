import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createGateway } from '#local/gateway'
import type { LambdaHandler } from '#local/gateway/invoke'
import { type OpenServer, openServer } from '#local/server'
import { createStore } from '#functions/store/store'
import { useEmptyTable } from '../support/api'
import { at, formDataOf, storeForm } from '../support/content'
import { exhaustive } from '../support/sample'
import { handlers } from '../support/handlers'
import { staffToken } from '../support/tokens'

// Every picture of a review that API Gateway and Lambda accept can also be read through them.

let storeId: string
let server: OpenServer

beforeAll(async () => {
  await useEmptyTable()
  storeId = (await createStore(storeForm({ name: 'Zephyr' }), { logo: '/logo.webp' }, at('01T10:00:00')))._id
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

/** An uncompressed PNG with more bytes than its head says. Its size is `width` and a little more. */
function pngOf(width: number): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(1000, 0)
  head.writeUInt32BE(1, 4)
  head[8] = 8
  const row = deflateSync(Buffer.alloc(width + 1, 7).fill(0, 0, 1), { level: 0 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', row), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}

function review(width: number): FormData {
  const texts = { reviewerName: 'R', text: 'T', rating: '4', storeId, elapsedMs: '9000' }
  return formDataOf({ ...texts, profilePicture: new File([pngOf(width)], 'p.png') })
}

async function widest(): Promise<number> {
  const taken: LambdaHandler = async () => ({ statusCode: 201, body: '' })
  const send = await serve({ site: taken, admin: taken })
  let [arrives, isRefused] = [4_600_000, 4_720_000]
  while (isRefused - arrives > (exhaustive ? 1 : 30_000)) {
    const width = Math.floor((arrives + isRefused) / 2)
    const { status } = await send('/reviews/create', { method: 'POST', body: review(width) })
    if (status === 201) arrives = width
    else isRefused = width
  }
  await server.close()
  return arrives
}

test('staff can read the largest accepted picture', async () => {
  const width = await widest()
  const call = await serve(handlers)
  const sent = await call('/reviews/create', { method: 'POST', body: review(width) })
  expect(sent.status).toBe(201)
  const { _id } = (await sent.json()) as { _id: string }

  const headers = { authorization: `Bearer ${await staffToken()}` }
  const seen = await call(`/reviews/${_id}/picture`, { headers })
  expect(seen.status).toBe(200)
  const { picture } = (await seen.json()) as { picture: string }
  const [, content = ''] = picture.split('data:image/webp;base64,')
  expect(await sharp(Buffer.from(content, 'base64')).metadata()).toMatchObject({ width: 192 })
}, 60_000)
