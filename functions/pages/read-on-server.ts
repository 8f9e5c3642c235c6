import type { QueryFunction, QueryFunctionContext } from '@tanstack/react-query'
import { AppError } from '#domain/http/errors'
import { endpointOf } from '#domain/api/api'
import { toAppError } from '#functions/http/faults'
import { inTime } from '#functions/http/in-time'
import { type AnyFunction, replyTo } from '#functions/http/reply'
import { readsForPages } from '#functions/registry/site-reads'
import { ApiError } from '#lib/api-error'
import { cursorOfLink, readWhole } from '#lib/answer-page'
import { selectedOf, type ReadQueryKey } from '#lib/read'
import { logPageFailure, type RenderRequest } from './page-log'

/** In milliseconds. After that the page is rendered without it. */
const readTimeout = 5000

const reads = new Map(Object.entries<AnyFunction>(readsForPages))

/** Calls the functions of the API's routes directly, without HTTP. */
export function readOnServer(
  request: RenderRequest,
  cacheUntil: (change: Date | undefined) => void,
): QueryFunction<unknown, ReadQueryKey> {
  const now = new Date()
  return (context) => read(context, { ...request, now }, cacheUntil)
}

async function read(
  { queryKey: [key, params, query, inPages], meta }: QueryFunctionContext<ReadQueryKey>,
  { now, ...request }: RenderRequest & { now: Date },
  cacheUntil: (change: Date | undefined) => void,
) {
  const routeFunction = reads.get(key)
  if (!routeFunction) throw new ApiError(404, '')
  try {
    const answered = <Answer>(answer: Promise<Answer>) => inTime(answer, readTimeout, 'Not answered')
    const readPage = async (pageQuery: Record<string, string>) => {
      const call = { ...aVisitor, params, query: pageQuery, now }
      const { body, headers, changesAt } = await replyTo(key, endpointOf(key), routeFunction, call)
      cacheUntil(changesAt)
      return { body, next: cursorOfLink(headers['link']) }
    }
    if (!inPages) return selectedOf(await answered(readWhole(query, readPage)), meta)
    const page = await answered(readPage(query))
    return { ...page, body: selectedOf(page.body, meta) }
  } catch (error) {
    const { status: told, message, fields, cause, isGone } = toAppError(error)
    const status = isGone ? 410 : told
    // The page shows its own message. The log has the reason.
    if (status >= 500) logPageFailure(request, { routeKey: key, status, error: cause ?? error })
    throw new ApiError(status, message, fields)
  }
}

const aVisitor = {
  host: undefined,
  caller: null,
  cookies: {},
  ifMatch: undefined,
  idempotencyKey: undefined,
  contentType: '',
  json: noBody,
  form: noBody,
  accept: async () => undefined,
  logFailure: () => undefined,
  clientAddress: '',
  userAgent: '',
}

function noBody(): never {
  throw new AppError('invalid', 'A read has no body.')
}
