import { beforeEach, describe, expect, test } from 'vitest'
import { createCoupon } from '#functions/coupon/coupon'
import { createStore } from '#functions/store/store'
import { callApi } from '../support/api'
import { at, couponForm, storeForm } from '../support/content'
import { ownHost, ownLinks } from '../support/own-links'
import { token, useStaff } from '../support/one-store'

let count = 0

useStaff({ role: 'admin', once: true })
beforeEach(() => void count++)

async function newStore(): Promise<string> {
  return (await createStore(storeForm({ name: `Zephyr ${count}` }), { logo: '/media/a.png' }, at('01T08:00')))
    ._id
}

describe.each(ownLinks)('a link to %s', (link) => {
  test('is refused of an offer', async () => {
    const storeId = await newStore()
    const created = await callApi('POST /coupons/create', {
      token,
      headers: ownHost,
      json: { storeId, title: 'Loop', percentageOff: 20, type: 'deal', link },
    })
    const { _id: id } = await createCoupon(couponForm({ storeId }), at('02T08:00'))
    const changed = await callApi('PUT /coupons/{id}', {
      token,
      headers: ownHost,
      params: { id },
      json: { link },
    })
    const fields = { link: 'Link must lead to another site than this one.' }
    expect([created, changed].map(({ status, body }) => [status, body.fields])).toEqual([
      [400, fields],
      [400, fields],
    ])
  })

  test('is refused of a store', async () => {
    const id = await newStore()
    const form = new FormData()
    form.set('link', link)
    const { status, body } = await callApi('PUT /stores/by-id/{id}', {
      token,
      headers: ownHost,
      params: { id },
      form,
    })
    expect([status, body.fields]).toEqual([400, { link: 'Link must lead to another site than this one.' }])
  })
})
