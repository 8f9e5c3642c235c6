import { randomUUID } from 'node:crypto'
import type { callApi } from '../../support/api'
import type { CreatedIds } from '../../support/valid-request'

export const preparedImports = {
  /** The store is none of the things that a file refers to. */
  'PUT /imports/{id}/shops': async (_: typeof callApi, created: CreatedIds) => {
    // Loaded late: tests of components read this file too.
    const { newStore } = await import('../../support/one-store')
    const { _id: storeId } = await newStore({ name: `Shop ${randomUUID()}` })
    return { params: { id: created['imports']?._id ?? '' }, json: { key: 'nobody', storeId } }
  },
  /** Of one that is not pulled it is refused. */
  'POST /sources/{id}/pull': async (call: typeof callApi, created: CreatedIds, token: string) => {
    const params = { id: created['sources']?._id ?? '' }
    await call('PUT /sources/{id}', {
      token,
      params,
      json: { pulls: 'daily', address: 'https://feed.example' },
    })
    return { params }
  },
  /** Nothing is left to undo, also when it is sent again. */
  'POST /imports/{id}/undo': async (call: typeof callApi, created: CreatedIds, token: string) => {
    const params = { id: created['imports']?._id ?? '' }
    await call('POST /imports/{id}/apply', { token, params, json: { confirmEnding: true } })
    return { params }
  },
}
