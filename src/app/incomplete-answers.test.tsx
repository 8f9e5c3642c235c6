// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { endpointOf, type ReadKey, routeKeys } from '#domain/api/api'
import type { callApi, callApiForWhole, callApiWithNext } from '#lib/api-client'
import { baseline } from '../../tests/baseline/answers'
import { staffStates } from '../../tests/features/staff'
import { type Change, casesOf, changeOf, textsWith, wrong } from '../../tests/support/incomplete-answers'
import { sampleOf } from '../../tests/support/sample'
import { showStaffPage, staffReads } from '../../tests/support/staff-page'
import { adminPages } from '../admin/admin-pages'
import { useSession } from '../admin/session/session'

vi.mock('#lib/api-client', async (original) => ({
  ...(await original<object>()),
  callApi: vi.fn<typeof callApi>(),
  callApiForWhole: vi.fn<typeof callApiForWhole>(),
  callApiWithNext: vi.fn<typeof callApiWithNext>(),
}))

const { storeId } = baseline().reads.find(({ params }) => 'storeId' in params)!.params

/** Every page of staff, and the states in which an address brings further reads. */
const addresses = [
  ...Object.values(adminPages).map(({ path }) => path),
  ...['pending', 'approved', 'rejected'].map((state) => `${adminPages.reviews.path}?state=${state}`),
  ...['coupons', 'blogs', 'categories', 'reviews'].map((kind) => `${adminPages.deleted.path}?kind=${kind}`),
  `${adminPages.stores.path}?q=tarn`,
  `${adminPages.coupons.path}?storeId=${storeId}`,
  `${adminPages.createCoupon.path}?storeId=${storeId}`,
  ...staffStates,
]

/** What opens a dialog about the first row of a table. */
const opening = /^(?:Edit|Test|Manage coupons|Decide|Reject)\b/

/** A page with the dialogs of its first rows, of which each answer is changed before it is read. */
async function open(address: string, change: Change) {
  const { answers, settled } = await showStaffPage(address, change)
  const rows = idsOf('[data-row]')
  for (const button of document.querySelectorAll('[data-row]:first-child button')) {
    if (opening.test(button.getAttribute('aria-label') ?? '')) fireEvent.click(button)
  }
  await settled()
  const headings = [...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent)
  const text = document.body.textContent
  cleanup()
  return { answers, rows, headings, text }
}

const idsOf = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset['row'] ?? '')

beforeEach(() => {
  useSession.setState({ user: { _id: 'u1', name: 'Ada', email: 'ada@a.example', role: 'admin' }, token: 't' })
  // An error that React reports is seen on the page too.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

describe.each(addresses)('%s', (address) => {
  test('has all else without any one field of its answers', async () => {
    const whole = await open(address, (body) => body)
    expect([whole.headings.length > 0, wrong.exec(whole.text)?.[0]]).toEqual([true, undefined])
    for (const each of sampleOf(casesOf(whole.answers), 640, addresses.indexOf(address))) {
      const { headings, rows, text } = await open(address, changeOf(each))
      const texts = textsWith(each.body, each.place)
      const lost = {
        heading: headings[0] === whole.headings[0] ? undefined : headings[0],
        rows: whole.rows.filter((row) => !rows.includes(row) && !texts.includes(row)),
        headings: whole.headings.filter(
          (heading) => !headings.includes(heading) && !texts.some((gone) => heading.includes(gone)),
        ),
        wrong: wrong.exec(text)?.[0],
      }
      expect([each.label, lost]).toEqual([
        each.label,
        { heading: undefined, rows: [], headings: [], wrong: undefined },
      ])
    }
  }, 300_000)
})

test('these are all the reads of staff but those of a row that another has changed', () => {
  const ofStaff = routeKeys.filter((key) => key.startsWith('GET ') && endpointOf(key).access !== 'anyone')
  expect(ofStaff.filter((key) => !key.endsWith('{id}') && !staffReads.has(key as ReadKey))).toEqual([])
})
