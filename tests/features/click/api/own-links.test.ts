import { beforeEach, describe, expect, test } from 'vitest'
import { createCoupon } from '#functions/coupon/coupon'
import { callApi } from '../../../support/api'
import { at, couponForm, formDataOf } from '../../../support/content'
import { followLink } from '../follow-link'
import { ownHost, ownLinks } from '../../../support/own-links'
import { newStore, token, useStaff } from '../../../support/one-store'

let count = 0

useStaff({ role: 'admin', once: true })
beforeEach(() => void count++)

const nextStore = async (form: object = {}) => (await newStore({ name: `Zephyr ${count}`, ...form }))._id

describe.each(ownLinks)('a link to %s', (link) => {
  test('is refused of a store as its template', async () => {
    const id = await nextStore()
    const form = formDataOf({ linkTemplate: `${link.replace(/\?.*/, '')}?to={URL}` })
    const { status, body } = await callApi('PUT /stores/by-id/{id}', {
      token,
      headers: ownHost,
      params: { id },
      form,
    })
    const fields = { linkTemplate: 'Tracking template must lead to another site than this one.' }
    expect([status, body.fields]).toEqual([400, fields])
  })

  test('that is there already is not followed, and not counted', async () => {
    const slug = `zephyr-${count}`
    const storeId = await nextStore({ link })
    const { _id: couponId } = await createCoupon(couponForm({ storeId, link }), at('02T08:00'))
    for (const to of [{ couponId }, { slug }]) {
      const { status, body } = await followLink(to, { headers: ownHost })
      expect([status, body]).toEqual([404, expect.stringContaining('There is no offer at this address.')])
    }
  })
})

test.each([
  'https://clipwell.example.com/',
  'https://not-clipwell.example',
  'https://a.example/clipwell.example',
])('a link to %s leads to another site', async (link) => {
  const slug = `zephyr-${count}`
  await nextStore({ link })
  expect((await followLink({ slug }, { headers: ownHost })).status).toBe(302)
})
