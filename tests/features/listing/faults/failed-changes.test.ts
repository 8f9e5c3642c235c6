import { beforeEach, expect, test, vi } from 'vitest'
import { failedChanges, replayFailed } from '#functions/changes/failed-changes'
import { ObjectStorage } from '#functions/images/object-storage'
import { callApi, useEmptyTableWithStream } from '../../../support/api'
import { handleChanges } from '../../../support/changes'
import { formDataOf } from '../../../support/content'
import { formOfStore, isStored, png } from '../../../support/image'
import { allItems } from '../../../support/table-items'
import { allListings } from '../listed'
import { staffToken } from '../../../support/tokens'
import { faults, withFault } from '../../../faults/inject'

beforeEach(useEmptyTableWithStream)

async function deleteStoreWithLogo(): Promise<string> {
  const token = await staffToken()
  const { body } = await callApi('POST /stores/create', { token, form: await formOfStore() })
  const logo = await png('teal')
  const changed = await callApi('PUT /stores/by-id/{id}', {
    token,
    params: { id: body._id },
    form: formDataOf({ logo }),
  })
  expect(changed.status).toBe(200)
  return body.logo
}

const failed = async () => (await allItems()).filter(({ sk }) => sk === 'FAILED')

test('what one subscriber fails at is stored and stops nothing else, and a replay does it', async () => {
  const logo = await deleteStoreWithLogo()
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const erase = vi.spyOn(ObjectStorage.prototype, 'erase').mockRejectedValue(new Error('S3 is away'))
  await handleChanges()
  expect(JSON.parse(String(log.mock.lastCall?.[0]))).toMatchObject({
    level: 'error',
    subscriber: 'unused-images',
    [failedChanges.name]: 1,
    ...failedChanges.dimensions,
  })
  log.mockRestore()
  expect(await failed()).toMatchObject([{ subscriber: 'unused-images' }])
  expect((await allListings()).map(({ slug }) => slug)).toEqual(['zephyr'])
  expect(await replayFailed(new Date(Date.now() + 61_000))).toMatchObject({ done: 0, failed: [{}] })
  erase.mockRestore()
  expect(await replayFailed(new Date(Date.now() + 130_000))).toEqual({ done: 1, failed: [] })
  expect([await failed(), await isStored(logo)]).toEqual([[], false])
})

test('while the table is away, the same changes come again', async () => {
  await deleteStoreWithLogo()
  await expect(
    withFault(() => handleChanges(), { failing: 0, andRest: true, fault: faults['is away'] }),
  ).rejects.toThrow('Injected')
  await handleChanges()
  expect((await allListings()).map(({ slug }) => slug)).toEqual(['zephyr'])
  expect(await failed()).toEqual([])
})
