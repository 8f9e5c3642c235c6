import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { endpointOf } from '#domain/api/api'
import { bodySizeOf, type Endpoint, isVisitorsWrite } from '#domain/api/endpoint'
import { bearerTokenOf } from '#domain/user/bearer-token'
import { AppError } from '#domain/http/errors'
import { gatewayRoutes } from '#domain/routes/gateway-routes'
import { viewerHostHeader } from '#domain/http/viewer-host'
import { contentTypeOf, formOf, jsonOf } from './body'
import { answerFromMemory } from './answer-memory'
import type { Caller, Request, RouteFunctions } from './call'
import { clientAddressOf } from './client-address'
import { toAppError } from './faults'
import { identify } from './identity'
import { answerLogged, loggedError } from './logged-answer'
import { matchRoute } from './match-route'
import { crossSiteMessage, refuseCrossSite, requireOriginSecret, requireSameOrigin } from './origin'
import { type AnyFunction, replyTo } from './reply'
import { sessionEndedError, notFoundAsSessionEnded, replyIfAuthorized } from './reply-if-authorized'
import { errorResultOf, resultOf } from './lambda-result'

type Result = APIGatewayProxyStructuredResultV2
type Handler = (event: APIGatewayProxyEventV2) => Promise<Result>

/** The only place that turns errors into responses. Every request writes one line to the log. */
export const createHandler = <Name extends Endpoint['servedBy']>(own: RouteFunctions<Name>): Handler =>
  handlerOf(own)

/** For some routes of the site function that another Lambda function serves too. */
export const createPartialHandler = (own: Partial<RouteFunctions<'site'>>): Handler => handlerOf(own)

function handlerOf(own: object): Handler {
  const functions = new Map(Object.entries<AnyFunction>(own as Record<string, AnyFunction>))
  return (event) => {
    const nonFatalErrors: unknown[] = []
    const key = gatewayRoutes.get(event.routeKey)
    return answerLogged(
      { ...event, routeKey: key ?? event.routeKey },
      () =>
        answer(functions, event, nonFatalErrors).then(
          (result) => ({ result, error: nonFatalErrors[0] }),
          (thrown: unknown) => failed(thrown, event),
        ),
      key && endpointOf(key).countsRefusals,
    )
  }
}

async function answer(
  functions: ReadonlyMap<string, AnyFunction>,
  event: APIGatewayProxyEventV2,
  nonFatalErrors: unknown[],
) {
  requireOriginSecret(event.headers)
  return answerFromMemory(event, () => answerNow(functions, event, nonFatalErrors))
}

async function answerNow(
  functions: ReadonlyMap<string, AnyFunction>,
  event: APIGatewayProxyEventV2,
  nonFatalErrors: unknown[],
) {
  const key = matchRoute(event)
  const row = endpointOf(key)
  if (isVisitorsWrite(key, row)) refuseCrossSite(event.headers)
  if (row.sameOrigin) requireSameOrigin(event.headers, crossSiteMessage)
  const caller = await identify(event.headers.authorization, row)
  if (!caller && isOfStaff(event.headers)) throw sessionEndedError()
  const routeFunction = functions.get(key)
  if (!routeFunction) throw new AppError('not_found', 'There is nothing at this address.')
  const logFailure = (error: unknown) => void nonFatalErrors.push(error)
  const request = { ...requestOf(event, row, caller), logFailure }
  const answered = replyIfAuthorized(key, row, request, (authorized) =>
    replyTo(key, row, routeFunction, authorized),
  )
  const isExpired = row.staffSeeMore && !caller && bearerTokenOf(event.headers.authorization) !== null
  const reply = await (isExpired ? answered.catch(notFoundAsSessionEnded) : answered)
  return resultOf(reply, key, row, event)
}

/** Only staff send this key. Else a write with an expired token of theirs would count as a visitor's. */
const isOfStaff = (headers: APIGatewayProxyEventV2['headers']): boolean =>
  headers['idempotency-key'] !== undefined && bearerTokenOf(headers.authorization) !== null

function requestOf(
  event: APIGatewayProxyEventV2,
  row: Endpoint,
  caller: Caller | null,
): Omit<Request, 'logFailure'> {
  const largestBody = bodySizeOf(row)
  return {
    params: paramsOf(row, event),
    query: firstOfEach(Object.keys(row.query?.shape ?? {}), event.rawQueryString),
    cookies: cookiesOf(event.cookies),
    ifMatch: event.headers['if-match'],
    idempotencyKey: event.headers['idempotency-key'],
    caller,
    contentType: contentTypeOf(event),
    json: () => jsonOf(event, largestBody),
    form: () => formOf(event, largestBody),
    clientAddress: clientAddressOf(event),
    userAgent: event.requestContext.http.userAgent,
    host: event.headers[viewerHostHeader],
    accept: async () => undefined,
    now: new Date(),
  }
}

function failed(thrown: unknown, { requestContext }: APIGatewayProxyEventV2) {
  const error = toAppError(thrown)
  return { result: errorResultOf(error, requestContext.requestId), ...loggedError(error) }
}

function paramsOf({ params }: Endpoint, { pathParameters = {} }: APIGatewayProxyEventV2) {
  const names = Object.keys(params?.shape ?? {})
  return Object.fromEntries(names.map((name) => [name, pathParameters[name] ?? '']))
}

function firstOfEach(names: readonly string[], query: string): Record<string, string> {
  const parameters = new URLSearchParams(query)
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = parameters.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

/** A name that is sent twice is left out: nobody can tell which cookie is ours. */
function cookiesOf(cookies: string[] = []): Record<string, string> {
  const named = cookies.map((cookie) => {
    const [name = '', ...value] = cookie.split('=')
    return [name.trim(), value.join('=')] as const
  })
  const names = named.map(([name]) => name)
  return Object.fromEntries(named.filter(([name]) => names.indexOf(name) === names.lastIndexOf(name)))
}
