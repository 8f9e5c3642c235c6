import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { keyOfPass } from '#migrations/pass'
import { backUp, connectedStorage, restore } from '#operations/copy-content'
import { refuseOlderContent } from '#operations/refuse-older-content'
import type { Item } from '#table/keys'
import { baseline } from '../baseline/answers'
import { useEmptyTable } from '../support/api'
import { writeItems } from '../support/bulk-write'
import { useEmptyBucket } from '../support/image-keys'
import { allItems } from '../support/table-items'

beforeEach(useEmptyTable)

const recordOf = (name: string) => ({ ...keyOfPass(name), finishedAt: baseline().recordedAt })

test.each<[string, Item]>([
  ['of before migration 10', recordOf('0009-listings')],
  ['of before migration 10, which was cut off', { ...keyOfPass('0010-digits-of-other-scripts') }],
  ['with coupons that do not say when they end', { pk: 'COUPON#1', sk: 'COUPON' }],
  ['with reviews that do not say who wrote them', { pk: 'REVIEW#1', sk: 'REVIEW' }],
  ['with deletions that do not keep the store', { pk: 'DELETION#1', sk: 'DELETION' }],
  ['with blogs that are about no stores', { pk: 'BLOG#1', sk: 'BLOG' }],
  ['with reports that have no version', { pk: 'REPORT#1', sk: 'REPORT' }],
  ['with receipts that name nothing', { pk: 'RECEIPT#1', sk: 'RECEIPT' }],
])('content %s is refused with the command', async (_, item) => {
  await writeItems([item])
  await expect(refuseOlderContent('local')).rejects.toThrow(
    'The content of local is from before commit 621adb72. Begin again: npm start -- --reset',
  )
  await expect(refuseOlderContent('dev')).rejects.toThrow('run there: npm run migrate -- --env dev')
})

test('a backup of older content is refused before anything is written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clipwell-older-'))
  await writeItems([recordOf('0009-listings')])
  await useEmptyBucket('older-source')
  await backUp(connectedStorage(), join(folder, 'backup'), new Date())
  await useEmptyTable()
  await expect(restore(connectedStorage(), join(folder, 'backup'))).rejects.toThrow(
    'Restore it with that commit, and back it up again there.',
  )
  expect(await allItems()).toEqual([])
  await rm(folder, { recursive: true })
})
