import { expect, test } from 'vitest'
import { createCoupon } from '#functions/coupon/coupon'
import { callApi } from '../support/api'
import { at, couponForm, formDataOf } from '../support/content'
import { ownHost, ownLinks } from '../support/own-links'
import { store, token, useOneStore } from '../support/one-store'

useOneStore({ role: 'admin', once: true })

test.each(ownLinks)('a link to %s is refused of an offer and of a store', async (link) => {
  const { _id: storeId } = store
  const { _id: id } = await createCoupon(couponForm({ storeId }), at('02T08:00'))
  const sent = { token, headers: ownHost }
  const offer = { storeId, title: 'Loop', percentageOff: 20, type: 'deal', link }
  const answers = [
    await callApi('POST /coupons/create', { ...sent, json: offer }),
    await callApi('PUT /coupons/{id}', { ...sent, params: { id }, json: { link } }),
    await callApi('PUT /stores/by-id/{id}', { ...sent, params: { id: storeId }, form: formDataOf({ link }) }),
  ]
  const fields = { link: 'Link must lead to another site than this one.' }
  expect(answers.map(({ status, body }) => [status, body.fields])).toEqual(answers.map(() => [400, fields]))
})
