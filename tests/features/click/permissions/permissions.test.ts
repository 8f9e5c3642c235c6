import { expect, test } from 'vitest'
import { tableRequests, created, recordRequests, roles } from '../../../permissions/roles'
import { isAllowed } from '../../../permissions/table-requests'
import { followLink } from '../follow-link'

recordRequests()

test('following links only makes requests that the role of the site function allows', async () => {
  const coupon = { couponId: created['coupons']?._id ?? '' }
  const answers = [
    await followLink(coupon),
    await followLink(coupon),
    await followLink({ slug: created['stores']?.slug ?? '' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302])
  expect(tableRequests.filter(({ action }) => action === 'UpdateItem')).not.toEqual([])
  expect(tableRequests.filter((request) => !isAllowed(roles.site, request))).toEqual([])
})
