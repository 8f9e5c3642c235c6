import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '#domain/http/errors'
import { key } from './keys'
import { getItem } from './read'
import { tooManyChanges } from './too-many-changes'
import { putNew, type Write } from './write'

/** A request that is sent again with the same key if its answer was lost. */
export interface KeyedRequest {
  callerId: string
  idempotencyKey: string
  content: string
}

const requests = new AsyncLocalStorage<KeyedRequest>()

/** In seconds. */
const lifetime = 24 * 60 * 60

/** Within the work, `createOnce` creates only one thing for the request's key. */
export function withKey<Result>(request: KeyedRequest, work: () => Promise<Result>): Promise<Result> {
  return requests.run(request, work)
}

/** Remembers the created item in its transaction. No write without a key. */
export function rememberCreated(createdId: string, now: Date): Write[] {
  const request = requests.getStore()
  if (!request) return []
  const expiresAt = Math.ceil(now.getTime() / 1000) + lifetime
  return [putNew({ ...keyOf(request), createdId, content: request.content, expiresAt }, tooManyChanges())]
}

/** Creates, or reads what this request created before. Throws `invalid` if its key had another content. */
export async function createOnce<Created>(
  create: () => Promise<Created>,
  read: (id: string) => Promise<Created>,
): Promise<Created> {
  try {
    return await create()
  } catch (error) {
    const request = requests.getStore()
    const before = request && (await getItem(keyOf(request), { consistent: true }).catch(() => undefined))
    if (!before) throw error
    if (before.content === request.content) return read(String(before.createdId))
    throw new AppError('invalid', 'It was saved already, as it was sent first. Please change that instead.', {
      fields: { 'Idempotency-Key': 'It was sent with another request before.' },
    })
  }
}

function keyOf({ callerId, idempotencyKey }: KeyedRequest) {
  return key(`REQUEST#${callerId}#${idempotencyKey}`, 'REQUEST')
}
