import { AppError, invalidField } from '#domain/http/errors'
import type { Source, SourceChanges, SourceForm } from '#domain/import/source'
import { createOnce, rememberCreated } from '#table/idempotency'
import { inBatches } from '#table/in-batches'
import { getItem, queryPartition } from '#table/read'
import { removeVersion, replace, rewrite, type Versions } from '#table/rewrite'
import { putNew, remove, transact } from '#table/write'
import { addressProblem } from './fetch-feed'
import { forgetSecret, keepSecret } from './feed-secret'
import { keyOfSource, shopPrefix } from './keys'
import { defined, newSource, noSuchSource, type StoredSource, toSource } from './sources'

/** Throws `invalid`, and `conflict` if there is one of this name. */
export function createSource({ name, ...fields }: SourceForm, now: Date): Promise<Source> {
  return createOnce(
    async () => {
      // Its address would take the place of that source's.
      if (await getItem(keyOfSource(name), { consistent: true })) throw isThere
      const source = await withFields(newSource(name, now), fields)
      await transact([putNew(source, isThere), ...rememberCreated(name, now)])
      return toSource(source)
    },
    async (id) => toSource((await getItem(keyOfSource(id), { consistent: true })) ?? newSource(id, now)),
  )
}

const thereIs = 'There is a source of this name.'
const isThere = new AppError('conflict', thereIs, { fields: { name: thereIs } })

const targetOf = (id: string, versions: Versions) => ({
  key: keyOfSource(id),
  versions,
  missing: noSuchSource(),
})

/** What is undefined stays. Throws `not_found`, `changed`, `invalid`. */
export function changeSource(id: string, changes: SourceChanges, versions: Versions): Promise<Source> {
  return rewrite(targetOf(id, versions), async (item) => {
    const before = item as StoredSource
    const after = { ...(await withFields(before, changes)), version: before.version + 1 }
    return { writes: [replace(before, after)], result: toSource(after) }
  })
}

/** It is due at once, in the same version: an open form is no conflict. Throws `not_found`, `conflict`. */
export function pullNow(id: string): Promise<Source> {
  return rewrite(targetOf(id, undefined), (item) => {
    const before = item as StoredSource
    if (before.pulls === 'never') throw new AppError('conflict', 'This source is not pulled.')
    const after = { ...before, pulledAt: null, problem: null }
    return { writes: before.pulledAt === null ? [] : [replace(before, after)], result: toSource(after) }
  })
}

/** Its coupons stay. Throws `not_found`, `changed`. */
export async function removeSource(id: string, versions: Versions): Promise<void> {
  await rewrite(targetOf(id, versions), async (source) => {
    if ((source as StoredSource).host !== null) await forgetSecret(id)
    return { writes: [removeVersion(source)], result: undefined }
  })
  const shops = await queryPartition(keyOfSource(id).pk, { beginsWith: shopPrefix }, mostShops)
  await inBatches(shops, (shop) => transact([remove(shop)]))
}

const mostShops = 10_000

async function withFields(before: StoredSource, changes: SourceChanges): Promise<StoredSource> {
  const { address, header, ...fields } = changes
  const after = { ...before, ...defined(fields) } as StoredSource
  const problem = address ? addressProblem(address) : null
  if (problem !== null) throw invalidField('address', problem)
  if (!address && after.pulls !== 'never' && before.host === null) {
    throw invalidField('address', 'Address is required for a feed that is pulled.')
  }
  if (!address && header) throw invalidField('address', 'Address is required with a header.')
  if (!address) return after
  await keepSecret(before.name, { address, ...(header && { header }) })
  // Pulled as soon as possible, and compared with nothing.
  return { ...after, host: new URL(address).host, pulledAt: null, problem: null, feedHash: undefined }
}
