import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { storeParameters } from '#domain/features/pages'
import { freshParameter } from '#domain/page/fresh-page'
import { sentParameter } from '#domain/routes/form-routes'
import { staffPaths } from '#domain/page/staff-paths'
import { answerFromMemory } from '#functions/http/answer-memory'
import { decodeFunctionUrlEvent } from '#functions/http/function-url'
import { publicCache } from '#functions/http/public-cache'
import { siteAddress } from '#functions/http/site-address'
import { isValidAddress, matchSitePage } from '../../src/app/site-routes'
import type { Rendered } from './document'
import { pageAddress } from './page-address'
import { logPageFailure } from './page-log'
import { withoutOldThanks } from './sent-address'
import { siteDocument } from './site-document'
import { staffDocument } from './staff-document'

/** All addresses that are neither a file nor the API. The admin area renders in the browser. */
export function handler(sent: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const event = decodeFunctionUrlEvent(sent)
  const isForOne = hasOwn(new URLSearchParams(event.rawQueryString))
  return isForOne ? pageOf(event) : answerFromMemory(event, () => pageOf(event))
}

const uncached = [freshParameter, sentParameter, ...storeParameters]
const hasOwn = (parameters: URLSearchParams): boolean => uncached.some((name) => parameters.has(name))

async function pageOf(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const url = pageAddress(event)
  const withoutSuccessParam = withoutOldThanks(url, new Date())
  if (withoutSuccessParam !== undefined) {
    return { statusCode: 303, headers: { location: withoutSuccessParam, 'cache-control': 'no-store' } }
  }
  const { status, whole, html, location, changesAt } = await render(url, event)
  return {
    statusCode: status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // Addresses that lead elsewhere, such as other spellings, have no end.
      'cache-control': cacheControl({ status, whole, changesAt: location ? new Date() : changesAt }, url),
      ...(status === 503 && { 'retry-after': '5' }),
      ...(location !== undefined && { location }),
    },
    body: html,
  }
}

/** After an error here CloudFront serves the shell (infra/build/shell.ts). The log has the reason. */
async function render(
  url: URL,
  { requestContext: { requestId }, headers }: APIGatewayProxyEventV2,
): Promise<Rendered> {
  const isOfStaff = staffPaths.test(url.pathname) && isValidAddress(url.pathname)
  try {
    return await (isOfStaff
      ? staffDocument(url)
      : siteDocument(url, { requestId, address: siteAddress(headers) }))
  } catch (error) {
    const page = isOfStaff ? '/admin' : matchSitePage(url.pathname).path
    logPageFailure({ requestId, page }, { routeKey: `GET ${page}`, status: 500, error })
    throw error
  }
}

/**
 * Never for a page with a failure, staff's pages and what one visitor is told, others for a minute
 * (domain/http/freshness.ts).
 */
function cacheControl({ status, whole, changesAt }: Omit<Rendered, 'html'>, url: URL): string {
  const isFailure = !whole && status !== 404 && status !== 410
  if (isFailure || hasOwn(url.searchParams) || staffPaths.test(url.pathname)) return 'no-store'
  return publicCache(changesAt, new Date())
}
