import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { gatewayKeysOfAddress } from '#domain/features/addresses'
import { foundPaths, indexNowPath, seoFiles } from '#domain/listing/seo-routes'
import { toAppError } from '#functions/http/faults'
import { answerLogged, type LoggedAnswer } from '#functions/http/logged-answer'
import { requireOrigin } from '#functions/http/origin'
import { siteAddress } from '#functions/http/site-address'
import { categoryFeed, feed, storeFeed } from './feeds'
import { type Answer, nothing, pageOf, resultOf } from './seo-file'
import { keyFile, robots } from './robots'
import { sitemap, sitemapIndex } from './sitemap'

type Result = APIGatewayProxyStructuredResultV2

export interface Asked {
  name: string
  address: string
  now: Date
}

const files: Record<string, (asked: Asked) => Answer | Promise<Answer>> = {
  [foundPaths.robots]: robots,
  [foundPaths.sitemaps]: sitemapIndex,
  [foundPaths.sitemap]: sitemap,
  [foundPaths.feed]: feed,
  [foundPaths.storeFeed]: storeFeed,
  [foundPaths.categoryFeed]: categoryFeed,
  ...(indexNowPath && { [indexNowPath]: keyFile }),
}

/** Unknown addresses below their folders get a page. */
const isSeoFile = ({ routeKey, rawPath }: APIGatewayProxyEventV2): boolean =>
  gatewayKeysOfAddress(seoFiles).includes(routeKey) ||
  (routeKey === '$default' && /^\/api\/(sitemaps|feeds)(\/|$)/.test(rawPath))

export const seoAddresses = { isOwn: isSeoFile, serve: serveSeoFile }

async function serveSeoFile(event: APIGatewayProxyEventV2): Promise<Result> {
  return answerLogged(event, () => answer(event, new Date()).catch(failed))
}

async function answer(event: APIGatewayProxyEventV2, now: Date): Promise<LoggedAnswer> {
  requireOrigin(event.headers)
  const file = files[event.routeKey.replace(/^(GET|HEAD) /, '')]
  const asked = { name: event.pathParameters?.['name'] ?? '', address: siteAddress(event.headers), now }
  return { result: resultOf(file ? await file(asked) : nothing, event) }
}

function failed(thrown: unknown): LoggedAnswer {
  const { status, message, cause } = toAppError(thrown)
  const result = pageOf(status, message)
  if (status === 503) result.headers = { ...result.headers, 'retry-after': '5' }
  return { result, error: status >= 500 ? (cause ?? thrown) : undefined }
}
