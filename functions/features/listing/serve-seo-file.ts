import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { gatewayKeysOfAddress } from '#domain/features/addresses'
import { seoPaths, indexNowPath, seoFiles } from '#domain/listing/seo-routes'
import { type LoggedAnswer, serveFiles } from '#functions/http/logged-answer'
import { siteAddress } from '#functions/http/site-address'
import { categoryFeed, feed, storeFeed } from './feeds'
import { type SeoResponse, notFoundResponse, seoResultOf, unlisted, type SeoRequest } from './seo-file'
import { keyFile, robots } from './robots'
import { sitemap, sitemapIndex } from './sitemap'

const files: Record<string, (request: SeoRequest) => SeoResponse | Promise<SeoResponse>> = {
  [seoPaths.robots]: robots,
  [seoPaths.sitemaps]: sitemapIndex,
  [seoPaths.sitemap]: sitemap,
  [seoPaths.feed]: feed,
  [seoPaths.storeFeed]: storeFeed,
  [seoPaths.categoryFeed]: categoryFeed,
  ...(indexNowPath && { [indexNowPath]: keyFile }),
}

/** Unknown addresses below their folders get a page. */
const isSeoFile = ({ routeKey, rawPath }: APIGatewayProxyEventV2): boolean =>
  gatewayKeysOfAddress(seoFiles).includes(routeKey) ||
  (routeKey === '$default' && /^\/api\/(sitemaps|feeds)(\/|$)/.test(rawPath))

async function answer(event: APIGatewayProxyEventV2, now: Date): Promise<LoggedAnswer> {
  const file = files[event.routeKey.replace(/^(GET|HEAD) /, '')]
  const request = { name: event.pathParameters?.['name'] ?? '', address: siteAddress(event.headers), now }
  return { result: seoResultOf(file ? await file(request) : notFoundResponse, event) }
}

export const seoAddresses = { isOwn: isSeoFile, serve: serveFiles(unlisted, answer) }
