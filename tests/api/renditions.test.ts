import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imageProblems } from '#domain/image/formats'
import { factsOfImage, renditionsOf } from '#domain/image/rendition'
import { openServer } from '#local/product-server'
import { callApi } from '../support/api'
import { formDataOf } from '../support/content'
import { cleanUp } from '../support/handlers'
import { imageFormats, redThenBlue } from '../support/image'
import { hostileImages } from '../support/hostile-images'
import { keysInBucket, objectsInBucket, useEmptyBucket } from '../support/image-keys'
import { newStore, token, useStaff } from '../support/one-store'
import { sampleOf } from '../support/sample'
import { purgeDeleted } from '#functions/registry/purge-deleted'
import { undoWindow } from '#domain/deletion/undo-window'

/** What is stored of an image that is uploaded: only what the images function drew. */

const shared = process.env.MEDIA_BUCKET

beforeAll(() => useEmptyBucket('renditions'))
afterAll(() => {
  process.env.MEDIA_BUCKET = shared
})
useStaff({ role: 'admin' })

const red = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c04000' } })

let count = 0

async function upload(file: Uint8Array) {
  const name = `c${++count}`
  const form = formDataOf({ name, slug: name, imagePath: new File([new Uint8Array(file)], 'x') })
  return callApi('POST /categories', { token, form })
}

async function stored(file: Uint8Array): Promise<{ path: string; files: Buffer[] }> {
  const { status, body } = await upload(file)
  expect([status, body.message]).toEqual([201, undefined])
  const objects = await objectsInBucket()
  const files = renditionsOf(body.imagePath).map(({ path }) => objects.get(path.slice(1))!)
  return { path: body.imagePath, files }
}

async function refusal(file: Uint8Array) {
  const { status, body } = await upload(file)
  return [status, body.fields?.imagePath]
}

test('an image is stored in the widths of pages, never enlarged', async () => {
  const { path, files } = await stored(await red(2400, 1200).png().toBuffer())
  expect(factsOfImage(path)).toEqual({ width: 1200, height: 600, colour: '#c04000' })
  const sizes = await Promise.all(files.map((file) => sharp(file).metadata()))
  expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual(
    [96, 192, 384, 768, 1200].map((width) => ['webp', width, width / 2]),
  )
  expect(factsOfImage((await stored(await red(300, 20).png().toBuffer())).path)).toMatchObject({ width: 300 })
  const tall = await stored(await red(100, 4800).png().toBuffer())
  expect(factsOfImage(tall.path)).toMatchObject({ width: 50, height: 2400 })
})

const secret = 'gps-of-a-home'

test.each(sampleOf([...imageFormats, 'svg'] as const, 3))(
  'nothing of the bytes of a %s is stored',
  async (format) => {
    const drawn =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#c04000" d="M0 0h4v3H0"/></svg>'
    const file =
      format === 'svg'
        ? Buffer.from(`${drawn}<!-- ${secret} -->`)
        : await red(400, 300)
            .withExif({ IFD0: { Copyright: secret }, IFD3: { GPSLatitudeRef: 'N' } })
            .withXmp(`<x>${secret}</x>`)
            .withIccProfile(format === 'gif' ? 'srgb' : 'p3')
            .toFormat(format)
            .toBuffer()
    const { files } = await stored(
      Buffer.concat([file, Buffer.from(format === 'svg' ? '' : `<script>${secret}</script>`)]),
    )
    expect(files.length).toBeGreaterThan(2)
    for (const each of files) {
      expect([each.includes(secret), each.includes('GPS')]).toEqual([false, false])
      const { exif, xmp, icc, format: kept } = await sharp(each).metadata()
      expect([kept, exif, xmp, icc]).toEqual(['webp', undefined, undefined, undefined])
    }
    const { channels } = await sharp(files[0]).removeAlpha().stats()
    expect(channels.map(({ mean }) => Math.round(mean / 8))).toEqual([24, 8, 0])
  },
)

test('a photograph is turned upright, and a transparent picture stays so', async () => {
  const half = await red(40, 40)
    .extend({ right: 80, background: 'blue' })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { path, files } = await stored(half)
  expect(factsOfImage(path)).toMatchObject({ width: 40, height: 120 })
  const [r = 0, , b = 0] = await sharp(files.at(-1))
    .extract({ left: 20, top: 5, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(r).toBeGreaterThan(b)
  const clear = { r: 255, g: 0, b: 0, alpha: 0 }
  const file = await sharp({ create: { width: 200, height: 200, channels: 4, background: clear } })
    .png()
    .toBuffer()
  const transparent = await stored(file)
  expect(factsOfImage(transparent.path)?.colour).toBe('#ffffff')
  expect((await sharp(transparent.files.at(-1)).stats()).isOpaque).toBe(false)
})

test.each(
  sampleOf(
    [
      ['grey', (pixels: Sharp) => pixels.greyscale().png()],
      ['16 bits a channel', (pixels: Sharp) => pixels.toColourspace('rgb16').png()],
      ['CMYK', (pixels: Sharp) => pixels.toColourspace('cmyk').jpeg()],
      ['interlaced', (pixels: Sharp) => pixels.png({ progressive: true })],
    ],
    4,
  ),
)('a picture in %s is stored', async (_, convert) => {
  const { files } = await stored(await convert(red(100, 60)).toBuffer())
  expect(await sharp(files.at(-1)).metadata()).toMatchObject({ width: 100, height: 60, space: 'srgb' })
})

test.each(sampleOf(['gif', 'webp'] as const, 2))('an animated %s is refused by name', async (format) => {
  expect(await refusal(await redThenBlue(format, 8))).toEqual([400, imageProblems.animated])
})

test('what is no image, damaged, or of another format is refused by name', async () => {
  const damaged = await hostileImages['JPEG scans that repeat each other']!()
  expect(await refusal(damaged)).toEqual([415, imageProblems.damaged])
  for (const other of [
    await red(9, 9).tiff().toBuffer(),
    Buffer.from('P6 1 1 255 abc'),
    Buffer.from('%PDF-1.7'),
  ])
    expect(await refusal(other)).toEqual([415, imageProblems.type])
  const text = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text y="9">Zephyr</text></svg>'
  expect(await refusal(Buffer.from(text))).toEqual([400, imageProblems.text])
})

test('an SVG loads nothing from elsewhere', async () => {
  const asked: string[] = []
  const server = await openServer(0)
  server.serve(({ url = '' }, response) => response.end(asked.push(url)))
  const file = join(tmpdir(), 'clipwell-secret.png')
  await red(9, 9).png().toFile(file)
  const address = `http://127.0.0.1:${server.port}`
  const images = [`file://${file}`, file, `${address}/a.png`].map(
    (href) => `<image width="9" height="9" href="${href}" xlink:href="${href}"/>`,
  )
  const head = `<?xml-stylesheet href="${address}/a.css"?><!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]>`
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
  const style = `<style>@import url(${address}/b.css); rect { fill: url(${address}/c.svg#a) }</style>`
  const { path } = await stored(
    Buffer.from(`${head}<svg ${names} viewBox="0 0 9 9">${style}${images.join('')}</svg>`),
  )
  expect([factsOfImage(path)?.colour, asked]).toEqual(['#ffffff', []])
  await server.close()
})

test('a drawing by a visitor is refused before it is read, which may take seconds', async () => {
  const rules = Array.from({ length: 30_000 }, (_, place) => `.a${place} .b{fill:red}`).join('')
  const rects = '<rect class="b" width="1" height="1"/>'.repeat(3000)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>${rules}</style>${rects}</svg>`
  const { status, body } = await sendReview(Buffer.from(svg))
  expect([status, body.fields]).toEqual([415, { profilePicture: imageProblems.portraitType }])
})

async function sendReview(picture: Buffer) {
  const store = await newStore({ name: 'Zephyr' })
  const texts = { reviewerName: 'Rosa', text: 'Quick.', rating: '4', storeId: store._id }
  const form = formDataOf({ ...texts, profilePicture: new File([new Uint8Array(picture)], 'x') })
  return callApi('POST /reviews/create', { form })
}

const approve = async (id: string): Promise<string> =>
  (await callApi('PATCH /reviews/by-id/{id}/approve', { token, params: { id } })).body.profilePicture

const endsOf = async (folder: string) =>
  (await keysInBucket()).flatMap((key) => (key.startsWith(folder) ? key.replace(/^.*\/\w{32}/, '') : []))

test("a visitor's picture is small, private until its review is approved, and gone with it", async () => {
  await useEmptyBucket('portraits')
  const { _id: id } = (await sendReview(await red(1200, 1200).jpeg().toBuffer())).body
  const ends = [
    expect.stringMatching(/^-192x192-\w{6}\.96\.webp$/),
    expect.stringMatching(/^-192x192-\w{6}\.webp$/),
  ]
  expect([await endsOf('private/'), await endsOf('media/')]).toEqual([ends, []])
  const path = await approve(id)
  await cleanUp()
  expect([await endsOf('private/'), await endsOf('media/')]).toEqual([[], ends])
  expect(factsOfImage(path)).toMatchObject({ width: 192, height: 192 })
  await callApi('DELETE /reviews/{id}', { token, params: { id } })
  // It can be restored until then.
  await purgeDeleted(new Date(Date.now() + undoWindow + 60_000))
  expect(await keysInBucket()).toEqual([])
})
