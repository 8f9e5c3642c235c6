import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renditionsOf } from '#domain/image/rendition'
import { purgeDeleted } from '#functions/registry/purge-deleted'
import { privateUpload } from '#functions/images/image'
import { readImage } from '#functions/images/read-image'
import { useEmptyTable } from '../support/api'
import { stepsOf } from '../support/sample'
import { png, saveImage } from '../support/image'
import { allItems } from '../support/table-items'
import { startVersionedStorage } from '../support/versioned-storage'

// Deleted images are removed from the bucket with all versions, and from CloudFront's caches.

let cloud: Awaited<ReturnType<typeof startVersionedStorage>>

beforeEach(async () => {
  await useEmptyTable()
  cloud = await startVersionedStorage()
})
afterEach(() => cloud.close())

const minutes = (count: number) => new Date(Date.now() + count * 60_000)

async function bytesOf(color: string) {
  return new Uint8Array(await (await png(color)).arrayBuffer())
}

async function storeUnused(): Promise<string> {
  const now = new Date()
  await saveImage(await bytesOf('red'), 'logo', now)
  await privateUpload(await readImage(await bytesOf('blue'), 'logo'), now).store()
  const path = await saveImage(await bytesOf('red'), 'logo', now)
  cloud.failAt()
  return path
}

test('images are deleted with all versions, and one invalidation covers all of them', async () => {
  const wide = new Uint8Array(
    await sharp(await bytesOf('green'))
      .resize(400)
      .webp()
      .toBuffer(),
  )
  const renditions = renditionsOf(await saveImage(wide, 'logo', new Date()))
  const paths = [await storeUnused(), ...renditions.map(({ path }) => path)]
  expect([cloud.keys().length, paths.length]).toEqual([6, 5])
  await purgeDeleted(minutes(11))
  expect([cloud.keys(), await allItems(), cloud.seenAgain]).toEqual([[], [], []])
  expect(cloud.invalidated.map((each) => each.toSorted())).toEqual([paths.toSorted()])
})

test.each([false, true])(
  'a deletion that fails at any request is finished by a later round; the failed request was done: %s',
  async (done) => {
    // Two rounds, because only the first may have to look the distribution up.
    for (let round = 0; round < 2; round++) {
      await storeUnused()
      await purgeDeleted(minutes(11))
    }
    const requests = cloud.count()
    expect(requests).toBeGreaterThan(10)
    for (const at of stepsOf(requests)) {
      const path = await storeUnused()
      cloud.invalidated.length = 0
      cloud.failAt({ at, done })
      await expect(purgeDeleted(minutes(11))).rejects.toMatchObject({ name: 'AccessDenied' })
      expect([at, (await allItems()).length > 0]).toEqual([at, true])

      cloud.failAt()
      // The mark is too recent for another attempt, and other work does not wait for it.
      await purgeDeleted(minutes(11.5))
      expect([at, cloud.count()]).toEqual([at, 0])
      await purgeDeleted(minutes(13))
      expect([at, cloud.keys(), await allItems(), cloud.seenAgain]).toEqual([at, [], [], []])
      expect([at, new Set(cloud.invalidated.flat())]).toEqual([at, new Set([path])])
    }
  },
  // About thirty deletions of many requests each.
  120_000,
)

test('an image that is uploaded again after its failed deletion stays, and its next deletion removes it', async () => {
  const path = await storeUnused()
  cloud.failAt({ at: 0, done: false })
  await expect(purgeDeleted(minutes(11))).rejects.toThrow('s3 answers 403')
  cloud.failAt()
  await saveImage(await bytesOf('red'), 'logo', minutes(13))
  await purgeDeleted(minutes(14))
  expect([cloud.keys(), cloud.seenAgain]).toEqual([expect.arrayContaining([path.slice(1)]), []])
  await purgeDeleted(minutes(40))
  expect([cloud.keys(), await allItems()]).toEqual([[], []])
  expect(cloud.invalidated.flat()).toContain(path)
})
