import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { site } from '#site'
import { fromHeader } from '#functions/mail/from-header'
import type { Coupon } from '#domain/coupon/coupon'
import { createCoupon } from '#functions/coupon/coupon'
import { type OpenServer, openServer } from '#local/product-server'
import { callApi } from '../../../support/api'
import { couponForm } from '../../../support/content'
import { keepMails, sendTo } from '../../../support/mails'
import { store, token, useOneStore } from '../../../support/one-store'

let coupon: Coupon
let outbox: Awaited<ReturnType<typeof keepMails>>
let server: OpenServer | undefined

useOneStore()
beforeEach(async () => {
  outbox = await keepMails()
  coupon = await createCoupon(couponForm({ storeId: store._id, title: 'A fifth off' }), new Date())
})

afterEach(async () => {
  await server?.close()
  server = undefined
})

const text = 'Secret words of the reporter.'
const report = async (json: object = {}): Promise<{ _id: string; createdAt: string }> => {
  const form = { coupon: coupon._id, kind: 'misleading', text, email: 'Ada@Example.com', ...json }
  return (await callApi('POST /reports', { json: form })).body
}
const decide = (id: string, json: object = {}, headers: Record<string, string> = {}) =>
  callApi('PATCH /reports/{id}/decide', {
    token,
    params: { id },
    json: { outcome: 'changed', reason: 'The code is gone.', ...json },
    headers,
  })
const notify = (id: string) => callApi('POST /reports/{id}/notify', { token, params: { id } })
const decided = async () => (await callApi('GET /reports', { token, query: { state: 'decided' } })).body

const mails = () => outbox.mails

/** SES, as it answers in this test. Returns how often it was asked. */
async function ses(answer: RequestListener): Promise<() => number> {
  let callCount = 0
  server = await openServer(0)
  server.serve((request, response) => {
    callCount++
    request.resume().on('end', () => answer(request, response))
  })
  sendTo(server.port)
  return () => callCount
}

const refuses: RequestListener = (_, response) =>
  response
    .writeHead(400, { 'x-amzn-errortype': 'MessageRejected:http://internal.amazon.com/' })
    .end('{"message":"Email address is not verified: ada@example.com"}')

describe('a decision about a report', () => {
  test('is mailed to the address that came with the report, with its reason', async () => {
    const { _id, createdAt } = await report()
    const { status, body } = await decide(_id, { reason: 'The code is gone.\nThank you.' })
    expect([status, body.notified]).toEqual([200, 'sent'])
    const day = new Date(createdAt).toLocaleDateString('en-GB', { dateStyle: 'long' })
    expect(mails()).toEqual([
      {
        messageId: expect.any(String),
        from: fromHeader(site.mailFrom),
        to: ['ada@example.com'],
        subject: `Our decision about a report to ${site.name}`,
        text: `On ${day} somebody gave this address with a report of an offer on ${site.name}.

Reported:
A fifth off
An offer of Zephyr
What is wrong: Misleading

Our decision: It was changed.

Why:
The code is gone.
Thank you.

This is said here as well, until the report is deleted a year after it was made:
https://coupons.example.com/report/${_id}

Was it not you who reported this? Then you need not do anything.
`,
      },
    ])
    expect((await decided())[0].notified).toBe('sent')
  })

  test('about a review names its store, and nobody', async () => {
    const review = { reviewerName: 'Rosa', text: 'Late.', rating: 2, storeId: store._id }
    const created = (await callApi('POST /reviews/create', { json: review })).body
    await callApi('PATCH /reviews/by-id/{id}/approve', { token, params: { id: created._id } })
    const { _id } = await report({ review: created._id, coupon: undefined })
    await decide(_id)
    const [mail] = mails()
    expect(mail?.text).toContain('Reported:\nA review of Zephyr\nWhat is wrong')
    expect(mail?.text).not.toMatch(/Rosa|Late\.|Secret|user@/)
  })

  test('keeps every script and emoji', async () => {
    const title = 'خصم ٢٠٪ 🎉 Æ “quoted” <b>'
    coupon = await createCoupon(couponForm({ storeId: store._id, title }), new Date())
    const { _id } = await report()
    await decide(_id, { reason: 'הקוד פג 😀\n.\nSubject: x\r\nBcc: eve@example.com' })
    const [mail, ...others] = mails()
    expect(mail?.text).toContain(`\n${title}\n`)
    expect(mail?.text).toContain('הקוד פג 😀\n.\nSubject: x\nBcc: eve@example.com\n')
    expect([mail?.to, mail?.subject, others]).toEqual([
      ['ada@example.com'],
      `Our decision about a report to ${site.name}`,
      [],
    ])
  })

  test('leads to the address of the site, whatever host a request names', async () => {
    const { _id } = await report()
    await decide(_id, {}, { host: 'evil.test', 'x-viewer-host': 'evil.test', origin: 'https://evil.test' })
    const addresses = mails()[0]?.text.match(/https?:\S+/g)
    expect(addresses).toEqual([`https://coupons.example.com/report/${_id}`])
  })

  test('is mailed again when it is replaced', async () => {
    const { _id } = await report()
    await decide(_id)
    await decide(_id, { outcome: 'kept', reason: 'It works after all.' })
    const [first, second, ...others] = mails().map((mail) => mail.text)
    expect([first, second, others]).toEqual([
      expect.stringContaining('It was changed.'),
      expect.stringContaining('It stays as it is.\n\nWhy:\nIt works after all.'),
      [],
    ])
  })

  test('that is sent again, as after a lost answer, is no new one and not mailed again', async () => {
    const { _id } = await report()
    const first = await decide(_id)
    expect(await decide(_id)).toMatchObject({ status: 200, body: first.body })
    expect([mails().length, (await decided())[0].decisions.length]).toEqual([1, 1])
  })

  test('is not mailed where no address was given, or this site sends no mail', async () => {
    const nameless = await report({ email: '' })
    expect((await decide(nameless._id)).body.notified).toBeNull()
    expect((await notify(nameless._id)).body.message).toBe('This report came without an address.')
    const named = await report()
    vi.stubEnv('MAIL_FROM', '')
    expect((await decide(named._id)).body.notified).toBeNull()
    expect((await notify(named._id)).body.message).toBe('This site sends no mail.')
    vi.stubEnv('MAIL_FROM', 'clipwell@example.com')
    vi.stubEnv('SITE_ADDRESS', '')
    expect((await decide(named._id)).body.notified).toBeNull()
    expect(mails()).toEqual([])
  })
})

describe('a mail that fails', () => {
  test('changes no answer, is logged without the address, and can be sent later, once', async () => {
    const { _id } = await report()
    const callCount = await ses(refuses)
    vi.stubEnv('LOG_LEVEL', 'info')
    const log = vi.spyOn(console, 'log').mockReturnValue()
    const { status, body } = await decide(_id)
    const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)))
    vi.stubEnv('LOG_LEVEL', 'silent')
    expect([status, body.decision.outcome, body.notified, callCount()]).toEqual([200, 'changed', 'failed', 1])
    expect(JSON.stringify(body)).not.toMatch(/ses|Rejected|verified/)
    expect(lines).toEqual([expect.objectContaining({ status: 200, routeKey: 'PATCH /reports/{id}/decide' })])
    expect(lines[0].error).toMatchObject({ name: 'MessageRejected', message: 'ses answers 400.' })
    expect(JSON.stringify(lines)).not.toContain('ada@')
    expect((await decided())[0].notified).toBe('failed')

    sendTo(outbox.port)
    expect((await notify(_id)).body).toMatchObject({ _id, notified: 'sent', decision: body.decision })
    expect((await decided())[0].notified).toBe('sent')
    const again = await notify(_id)
    expect([again.status, again.body.message]).toEqual([409, 'This decision was mailed already.'])
    expect(mails()).toHaveLength(1)
  })

  test('of a decision that was replaced meanwhile says nothing about the new one', async () => {
    const { _id } = await report()
    let isFirst = true
    await ses((request, response) => {
      if (!isFirst) {
        response.writeHead(200).end('{}')
        return
      }
      isFirst = false
      void decide(_id, { reason: 'Another.' }).then(() => refuses(request, response))
    })
    await decide(_id)
    expect((await decided())[0]).toMatchObject({ notified: 'sent', decision: { reason: 'Another.' } })
  })
})
