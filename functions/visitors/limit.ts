import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { AppError } from '#domain/errors'
import {
  type Calling,
  countCall,
  type Counter,
  type LimitedRoute,
  limits,
  type Rule,
  waitInWords,
  windowAt,
} from '#domain/limits'
import { documents, tableName } from '#table/client'
import { whenConditionHolds } from '#table/condition'
import type { Key } from '#table/keys'
import { keyOf } from './keys'
import { pseudonymOf } from './visitor'

/**
 * Counts a call of a route (domain/limits). Throws `too_many` above the limit. Of the caller only a pseudonym
 * of that day is stored.
 */
export async function limitCalls(
  route: LimitedRoute,
  calling: Calling,
  now: Date,
  lookInto?: () => Promise<Partial<Calling>>,
): Promise<void> {
  const call = { calling, now, counter: counterOf(route, now), ...(lookInto && { lookInto }) }
  const { verdict, wait, takeBack } = await countCall(limits[route], call)
  if (verdict === 'passes') return
  await takeBack()
  throw tooMany(wait)
}

/**
 * Runs work whose failures are limited. The call is counted first, so that parallel tries gain nothing. The
 * count is undone unless the work throws `unauthorized`. Throws `too_many` as limitCalls does.
 *
 * If only shared rules are used up, `prove` runs instead of the work. Its success passes; any failure is
 * answered as if nothing was tried.
 */
export async function limitRefusals<Result>(
  { route, calling, now }: { route: LimitedRoute; calling: Calling; now: Date },
  work: () => Promise<Result>,
  prove?: () => Promise<Result>,
): Promise<Result> {
  const call = { calling, now, counter: counterOf(route, now) }
  const { verdict, wait, takeBack } = await countCall(limits[route], call)
  const tried = verdict === 'passes' ? work : verdict === 'crowded' ? prove : undefined
  if (!tried) {
    await takeBack()
    throw tooMany(wait)
  }
  try {
    const result = await tried()
    await takeBack()
    return result
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'unauthorized')) await takeBack()
    throw verdict === 'crowded' && error instanceof AppError && error.status < 500
      ? tooMany(wait, error)
      : error
  }
}

function tooMany(wait: number, cause?: unknown): AppError {
  const message = `Too many tries. Please wait ${waitInWords(wait)} and try again.`
  return new AppError('too_many', message, { cause, retryAfter: wait })
}

function counterOf(route: LimitedRoute, now: Date): Counter {
  const keyFor = async (rule: Rule, calling: Calling): Promise<Key> => {
    // Its parts by name and the window's length, so that two rules of a route never share a count.
    const who = rule.by.flatMap((part) => [part, calling[part] ?? ''])
    const visitor = await pseudonymOf([...who, String(rule.seconds)], now)
    return keyOf.limit(route, visitor, windowAt(now, rule).start)
  }
  return {
    add: async (rule, calling) => addOne(await keyFor(rule, calling), rule, now),
    remove: async (rule, calling) => removeOne(await keyFor(rule, calling)),
  }
}

async function addOne(key: Key, rule: Rule, now: Date): Promise<boolean> {
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: key,
    UpdateExpression: 'ADD #count :one SET expiresAt = :expiresAt',
    ConditionExpression: 'attribute_not_exists(#count) OR #count < :most',
    ExpressionAttributeNames: { '#count': 'count' },
    ExpressionAttributeValues: {
      ':one': 1,
      ':most': rule.count,
      ':expiresAt': windowAt(now, rule).start + rule.seconds,
    },
  })
  return whenConditionHolds(documents().send(update))
}

async function removeOne(key: Key): Promise<void> {
  await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'ADD #count :less',
      ConditionExpression: 'attribute_exists(#count)',
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: { ':less': -1 },
    }),
  )
}
