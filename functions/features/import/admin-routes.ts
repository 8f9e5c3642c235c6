import type { RouteFunctions } from '#functions/http/call'
import { applyImport } from './apply-import'
import { changeSource, createSource, pullNow, removeSource } from './change-sources'
import { checkFeed } from './check-feed'
import { listImports, readImport, toImport } from './import'
import { mapShop } from './map-shop'
import { listRows } from './list-rows'
import { listSources } from './sources'
import { discardImport, undoImport } from './undo-import'

export const importAdminRoutes = {
  'POST /imports': ({ body, now, host }) => checkFeed(body, { now, host }),
  'GET /imports': ({ query }) => listImports(query),
  'GET /imports/{id}': async ({ params }) => toImport(await readImport(params.id)),
  'GET /imports/{id}/rows': ({ params, query }) => listRows(params.id, query),
  'PUT /imports/{id}/shops': async ({ params, body, now }) => toImport(await mapShop(params.id, body, now)),
  'POST /imports/{id}/apply': async ({ params, body, now }) =>
    toImport(await applyImport(params.id, body, now)),
  'POST /imports/{id}/undo': async ({ params, now }) => toImport(await undoImport(params.id, now)),
  'DELETE /imports/{id}': ({ params }) => discardImport(params.id),
  'GET /sources': () => listSources(),
  'POST /sources': ({ body, now }) => createSource(body, now),
  'PUT /sources/{id}': ({ params, body, versions }) => changeSource(params.id, body, versions),
  'POST /sources/{id}/pull': ({ params }) => pullNow(params.id),
  'DELETE /sources/{id}': ({ params, versions }) => removeSource(params.id, versions),
} satisfies Partial<RouteFunctions<'admin'>>
