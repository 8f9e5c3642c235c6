import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { AppError, type ErrorBody } from '#domain/http/errors'
import { type FormPath, type FormRoute, formRoutes } from '#domain/routes/form-routes'
import { bodySizes } from '#domain/http/request-size'
import { formOf } from '#functions/http/body'
import { createPartialHandler } from '#functions/http/create-handler'
import { requireOriginSecret, requireSameOrigin } from '#functions/http/origin'
import { errorResultOf } from '#functions/http/lambda-result'
import { siteAddress } from '#functions/http/site-address'
import { messageRoutes } from '#functions/message/site-routes'
import { reviewRoutes } from '#functions/review/site-routes'
import { formHandlers } from '#functions/features/forms'
import type { RefusedForm } from '#lib/refused-form'
import { sentPage } from './sent-address'
import { siteDocument } from './site-document'

type Result = APIGatewayProxyStructuredResultV2

const answerCall = createPartialHandler({ ...reviewRoutes, ...messageRoutes })

/** Forms without JavaScript (record 53). A success redirects, so that a reload sends nothing again. */
export async function forms(event: APIGatewayProxyEventV2): Promise<Result> {
  const path = pathOf(event)
  const { page: usual, call, shownFor = [] }: FormRoute = formRoutes[path]
  const own = formHandlers[path]
  if (event.requestContext.http.method !== 'POST') return seeOther(usual)
  const sent = own ? await valuesOf(event) : {}
  const now = new Date()
  const page = (await own?.pageOf?.(sent, now)) ?? usual
  const answer = await answerOf(event, call, own && ((posted) => own.answer(posted, sent)))
  if (call && [200, 201].includes(answer.statusCode ?? 0)) {
    const after = own?.after?.(JSON.parse(answer.body ?? '{}') as { _id: string })
    return seeOther(after ?? sentPage(page, now, sent[own?.sentField ?? '']))
  }
  const values = answer.statusCode === 403 ? {} : await valuesOf(event)
  const posted: RefusedForm = { values, ...refusalOf(answer) }
  const url = new URL(page, 'http://origin')
  for (const name of shownFor) url.searchParams.set(name, values[name] ?? '')
  const { requestId } = event.requestContext
  const { html } = await siteDocument(url, { requestId, address: siteAddress(event.headers) }, posted)
  return {
    statusCode: answer.statusCode ?? 200,
    headers: {
      ...answer.headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    },
    body: html,
  }
}

/** API Gateway decodes the path and puts its stage before it. */
function pathOf({ rawPath, requestContext: { stage } }: APIGatewayProxyEventV2): FormPath {
  return rawPath.slice(`/${stage}`.length) as FormPath
}

function seeOther(location: string): Result {
  return { statusCode: 303, headers: { location, 'cache-control': 'no-store' } }
}

async function answerOf(
  event: APIGatewayProxyEventV2,
  call: string | null,
  answer: typeof answerCall = (posted) => answerCall({ ...posted, routeKey: call ?? '' }),
): Promise<Result> {
  try {
    requireOriginSecret(event.headers)
    requireSameOrigin(event.headers, 'It was not sent from our page. Please fill it in here.')
  } catch (error) {
    return errorResultOf(error as AppError, event.requestContext.requestId)
  }
  return call === null ? { statusCode: 200 } : answer(event)
}

/** Browsers send line breaks as CRLF; a textarea drops the first one. */
async function valuesOf(event: APIGatewayProxyEventV2): Promise<Record<string, string>> {
  try {
    const { texts } = await formOf(event, bodySizes.texts)
    return Object.fromEntries(
      Object.entries(texts).map(([name, [text = '']]) => [name, text.replaceAll('\r\n', '\n')]),
    )
  } catch (error) {
    if (error instanceof AppError) return {}
    throw error
  }
}

/** For a failure of ours the page has its own words. */
function refusalOf({ statusCode = 200, body }: Result): Pick<RefusedForm, 'fields' | 'refusal'> {
  if (statusCode < 300) return { fields: {} }
  const { message, fields = {} } = JSON.parse(body ?? '{}') as ErrorBody
  return { fields, refusal: statusCode < 500 ? message : '' }
}
