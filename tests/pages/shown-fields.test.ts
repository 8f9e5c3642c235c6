import { expect, test } from 'vitest'
import { endpointOf, type RouteKey } from '#domain/api/api'
import { takesIdempotencyKey } from '#domain/api/endpoint'
import { storeFormFields } from '#domain/features/fields'
import { sitePages } from '#domain/page/site-pages'
import { paths } from '#lib/paths'
import { callApi, useEmptyTable } from '../support/api'
import { addressOf, describedRoutes, groupsOf } from '../support/create-content'
import { staffToken } from '../support/tokens'
import { type CreatedIds, textFieldsOf, validRequests } from '../support/valid-request'
import { openPage } from './open-page'

/** Those about what visitors read, first what others refer to. */
const creations = describedRoutes
  .filter((key) => takesIdempotencyKey(endpointOf(key)) && !key.includes('/users/'))
  .toSorted((a, b) => groupsOf(a).length - groupsOf(b).length)

/** A request with its own text in each field of any text, and those of the core, which visitors read. */
function marked(key: RouteKey, created: CreatedIds) {
  const texts: string[] = []
  const mark = ([sentAs, value]: [string, unknown]): [string, unknown] => {
    const name = sentAs.replace(/\[.*/, '')
    if (value !== 'Text' || !textFieldsOf(key).has(name)) return [sentAs, value]
    const text = `${groupsOf(key).at(-1)} ${name}`
    if (!(name in storeFormFields)) texts.push(text)
    return [sentAs, text]
  }
  const [request = {}] = validRequests(key, created)
  const { form, json } = request
  const sent = [...(form ?? [])].map(mark)
  for (const [name, value] of sent) form?.set(name, value as string)
  const fields = Object.fromEntries(Object.entries(json ?? {}).map(mark))
  return { request: json ? { ...request, json: fields } : request, texts }
}

test('each text that staff write for visitors is on a page', async () => {
  await useEmptyTable()
  const token = await staffToken()
  const created: CreatedIds = {}
  const written: string[] = []
  for (const key of creations) {
    const { request, texts } = marked(key, created)
    const { status, body } = await callApi(key, { ...request, token })
    expect([key, status]).toEqual([key, 201])
    created[groupsOf(key).at(-1)!] = body
    written.push(...texts)
  }
  const addresses = Object.values(sitePages).map(({ path }) => addressOf(path, created))
  const withCode = paths.coupons(created['stores']!.slug!, created['coupons']!._id)
  const pages = await Promise.all([...addresses, withCode].map(openPage))
  const seen = pages.map(({ html }) => html.replace(/<script.*?<\/script>/gs, '')).join()
  expect(written.filter((text) => !seen.includes(text))).toEqual([])
})
