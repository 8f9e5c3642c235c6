import type { QueryFunction } from '@tanstack/react-query'
import { siteReads } from '#functions/site/reads'
import { AppError } from '#domain/errors'
import { ApiError } from '../../src/lib/api-error'
import type { ReadQueryKey } from '../../src/lib/read'

/** Answers a query with the very function that answers the same route of the API, without a call in between. */
export const readOnServer: QueryFunction<unknown, ReadQueryKey> = async ({
  queryKey: [key, params, query],
}) => {
  const answer = siteReads[key]
  if (!answer) throw new ApiError(404, '')
  try {
    const { body } = await answer({ ...aVisitor, params, query, now: new Date() })
    return body
  } catch (error) {
    if (error instanceof AppError) throw new ApiError(error.status, error.message, error.fields)
    // The page shows its own words for this; the log is where the reason belongs.
    console.error(JSON.stringify({ level: 'error', route: key, error: String(error) }))
    throw new ApiError(503, '')
  }
}

const aVisitor = {
  caller: null,
  cookies: {},
  ifMatch: undefined,
  contentType: '',
  json: noBody,
  form: noBody,
  clientAddress: '',
  userAgent: '',
}

function noBody(): never {
  throw new AppError('invalid', 'A read has no body.')
}
