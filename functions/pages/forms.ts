import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { AppError, type ErrorBody } from '#domain/http/errors'
import { type FormPath, formRoutes } from '#domain/http/form-routes'
import { bodySizes } from '#domain/http/request-size'
import { formOf } from '#functions/http/body'
import { createPartialHandler } from '#functions/http/create-handler'
import { requireOrigin, requireOwnPage } from '#functions/http/origin'
import { errorResultOf } from '#functions/http/respond'
import { siteAddress } from '#functions/http/site-address'
import { messageRoutes } from '#functions/message/site-routes'
import { newReviewRoutes } from '#functions/review/site-routes'
import { reportRoutes } from '#functions/features/report/site-routes'
import type { PostedForm } from '#lib/posted-form'
import { sentPage } from './sent-address'
import { answerSignal, pageOfOffer } from './signal-form'
import { siteDocument } from './site-document'

type Result = APIGatewayProxyStructuredResultV2

const answerCall = createPartialHandler({ ...newReviewRoutes, ...messageRoutes, ...reportRoutes })

/** Forms without JavaScript (record 53). A success redirects, so that a reload sends nothing again. */
export async function forms(event: APIGatewayProxyEventV2): Promise<Result> {
  const { page: usual, call } = formRoutes[pathOf(event)]
  if (event.requestContext.http.method !== 'POST') return seeOther(usual)
  const sent = call === 'POST /coupons/{id}/signals' ? await valuesOf(event) : {}
  const now = new Date()
  const page = (await pageOfOffer(sent['couponId'], now)) ?? usual
  const given = await answerOf(event, call, sent)
  if (given.statusCode === 201) return seeOther(afterSuccess(usual, given, now))
  if (given.statusCode === 200 && call) return seeOther(sentPage(page, now, sent['outcome']))
  const values = given.statusCode === 403 ? {} : await valuesOf(event)
  const posted: PostedForm = { values, ...refusalOf(given) }
  const url = new URL(page, 'http://origin')
  for (const name of ['store', 'storeId', 'review', 'coupon']) url.searchParams.set(name, values[name] ?? '')
  const { requestId } = event.requestContext
  const { html } = await siteDocument(url, { requestId, page, address: siteAddress(event.headers) }, posted)
  return {
    statusCode: given.statusCode ?? 200,
    headers: {
      ...given.headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    },
    body: html,
  }
}

function afterSuccess(page: string, { body = '{}' }: Result, now: Date): string {
  if (page !== '/report') return sentPage(page, now)
  return `${page}/${(JSON.parse(body) as { _id: string })._id}`
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
  call: (typeof formRoutes)[FormPath]['call'],
  sent: Record<string, string>,
): Promise<Result> {
  try {
    requireOrigin(event.headers)
    requireOwnPage(event.headers, 'It was not sent from our page. Please fill it in here.')
  } catch (error) {
    return errorResultOf(error as AppError, event.requestContext.requestId)
  }
  if (call === 'POST /coupons/{id}/signals') return answerSignal(event, sent['couponId'] ?? '')
  return call ? answerCall({ ...event, routeKey: call }) : { statusCode: 200 }
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
function refusalOf({ statusCode = 200, body }: Result): Pick<PostedForm, 'fields' | 'refusal'> {
  if (statusCode < 300) return { fields: {} }
  const { message, fields = {} } = JSON.parse(body ?? '{}') as ErrorBody
  return { fields, refusal: statusCode < 500 ? message : '' }
}
