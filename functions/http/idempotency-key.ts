import { hash } from 'node:crypto'
import type { RouteKey } from '#domain/api/api'
import { type Endpoint, takesIdempotencyKey } from '#domain/api/endpoint'
import { AppError } from '#domain/http/errors'
import { withKey } from '#table/idempotency'
import type { Request } from './call'

export async function withIdempotencyKey<Result>(
  { key, row, body }: { key: RouteKey; row: Endpoint; body: unknown },
  { caller, idempotencyKey }: Request,
  work: () => Promise<Result>,
): Promise<Result> {
  if (idempotencyKey === undefined || !caller || !takesIdempotencyKey(row)) return work()
  if (!/^[\x21-\x7e]{1,100}$/.test(idempotencyKey)) {
    throw new AppError(
      'invalid',
      'The Idempotency-Key must have 1 to 100 characters of ASCII without spaces.',
    )
  }
  const content = hash('sha256', `${key} ${JSON.stringify(body, hashFiles)}`, 'base64url')
  return withKey({ callerId: caller.id, idempotencyKey, content }, work)
}

function hashFiles(_: string, value: unknown): unknown {
  return value instanceof Uint8Array ? hash('sha256', value, 'base64url') : value
}
