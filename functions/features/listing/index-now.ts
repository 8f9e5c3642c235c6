import { indexNowPath } from '#domain/listing/seo-routes'
import { variable } from '#functions/environment'
import { site } from '#site'
import { isListed, type Listing } from './listing'
import { pathsOf } from './paths'

/** Milliseconds. */
const timeout = 8000

/** Tells IndexNow. It takes 10,000 addresses, and clean-up has fewer. False: they may not be told. Throws. */
export async function pingIndexNow(listings: readonly Listing[], now: Date): Promise<boolean> {
  const address = variable('SITE_ADDRESS')
  const endpoint = variable('INDEX_NOW_ENDPOINT')
  if (!site.indexNow || !address || !endpoint) return false
  const news = listings.filter(
    (each) => each.isNews && [isListed(each, now), each.isAnnounced, each.isGone].includes(true),
  )
  const paths = [...new Set(news.flatMap(pathsOf))]
  if (paths.length === 0) return true
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(address).host,
      key: site.indexNow.key,
      keyLocation: `${address}${indexNowPath ?? ''}`,
      urlList: paths.map((path) => address + path),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`IndexNow answers ${answer.status}.`)
  return true
}
