import type { callApi } from '../../support/api'
import { sharedContent } from '../../support/create-content'
import type { CreatedIds } from '../../support/valid-request'

export const preparedImports = {
  /** The store is none of the things that a file refers to. */
  'PUT /imports/{id}/shops': async (_: typeof callApi, created: CreatedIds, token: string) => {
    const { stores } = await sharedContent(['categories', 'stores'], token)
    const params = { id: created['imports']?._id ?? '' }
    return { params, json: { key: 'nobody', storeId: stores?._id } }
  },
  /** Nothing is left to undo, also when it is sent again. */
  'POST /imports/{id}/undo': async (call: typeof callApi, created: CreatedIds, token: string) => {
    const params = { id: created['imports']?._id ?? '' }
    await call('POST /imports/{id}/apply', { token, params, json: {} })
    return { params }
  },
}
