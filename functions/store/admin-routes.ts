import { storeLinkLabels } from '#domain/features/fields'
import { deleteStore } from './deletion/delete-store'
import { listDeletedStores } from './deletion/deleted-stores'
import { restoreStore } from './deletion/restore-store'
import { createStore, updateStore } from './store'
import type { RouteFunctions } from '#functions/http/call'
import { refuseOwnLinks } from '#functions/http/own-links'
import { publicUploadOf } from '#functions/images/image'

const linkLabels = { link: 'Link', ...storeLinkLabels }

export const storeAdminRoutes = {
  'POST /stores/create': async ({ body: { logo: file, ...store }, host, now }) => {
    refuseOwnLinks(store, linkLabels, host)
    const logo = await publicUploadOf(file, 'logo', now)
    return createStore(store, { logo: logo.path }, now, [logo])
  },
  'PUT /stores/by-id/{id}': async ({ params, body: { logo: file, ...fields }, versions, host, now }) => {
    refuseOwnLinks(fields, linkLabels, host)
    const logo = file && (await publicUploadOf(file, 'logo', now))
    return updateStore(params.id, { fields, logo, versions }, now)
  },
  'DELETE /stores/by-id/{id}': ({ params, versions, now }) => deleteStore(params.id, versions, now),
  'GET /stores/deleted': ({ query, now }) => listDeletedStores(query, now),
  'POST /stores/by-id/{id}/restore': ({ params, now }) => restoreStore(params.id, now),
} satisfies Partial<RouteFunctions<'admin'>>
