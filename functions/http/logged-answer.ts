import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { AppError } from '#domain/http/errors'
import { metered } from '#table/meter'
import { retryAfterOf, toAppError } from './faults'
import { requireOriginSecret } from './origin'
import { logRequest } from '#functions/log/request-log'
import { smallPage } from './small-page'

type Event = APIGatewayProxyEventV2
type Result = APIGatewayProxyStructuredResultV2

export interface LoggedAnswer {
  result: Result
  error?: unknown
}

/** Every request writes one line to the log. */
export const answerLogged = (
  event: Event,
  answer: () => Promise<LoggedAnswer>,
  countsRefusals?: boolean,
): Promise<Result> =>
  metered(async (usage) => {
    const started = performance.now()
    const { result, error } = await answer()
    logRequest({
      requestId: event.requestContext.requestId,
      routeKey: event.routeKey.replace('HEAD ', 'GET '),
      status: result.statusCode ?? 200,
      countsRefusals,
      ms: Math.round(performance.now() - started),
      usage,
      error,
    })
    return result
  })

export const loggedError = (error: AppError) => (error.status >= 500 ? { error: error.cause ?? error } : {})

/** For addresses that answer with pages and files. Errors become pages with these headers. */
export const serveFiles =
  (headers: Record<string, string>, answer: (event: Event, now: Date) => Promise<LoggedAnswer>) =>
  (event: Event): Promise<Result> =>
    answerLogged(event, async () => {
      try {
        requireOriginSecret(event.headers)
        return await answer(event, new Date())
      } catch (thrown) {
        const error = toAppError(thrown)
        const result = pageResult(error.status, error.message, { ...headers, ...retryAfterOf(error) })
        return { result, ...loggedError(error) }
      }
    })

export const pageResult = (
  statusCode: number,
  sentence: string,
  headers: Record<string, string>,
): Result => ({
  statusCode,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: smallPage(sentence),
})
