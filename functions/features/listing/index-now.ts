import { indexNowPath } from '#domain/listing/seo-routes'
import { variable } from '#functions/environment'
import { site } from '#site'
import { isListed, type Listing } from './listing'
import { pathsOf } from './paths'

const maxAddressesPerCall = 10_000

/** Milliseconds. */
const timeout = 8000

/** By IndexNow. Returns whether search engines may be told. Throws if they refuse. */
export async function announce(listings: readonly Listing[], now: Date): Promise<boolean> {
  const address = variable('SITE_ADDRESS')
  const endpoint = variable('INDEX_NOW_ENDPOINT')
  if (!site.indexNow || !address || !endpoint) return false
  const news = listings.filter(
    (each) => each.isNews && [isListed(each, now), each.isAnnounced, each.isGone].includes(true),
  )
  const paths = [...new Set(news.flatMap(pathsOf))]
  for (let at = 0; at < paths.length; at += maxAddressesPerCall)
    await send(paths.slice(at, at + maxAddressesPerCall), { address, endpoint })
  return true
}

interface Target {
  address: string
  endpoint: string
}

async function send(paths: readonly string[], { address, endpoint }: Target): Promise<void> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(address).host,
      key: site.indexNow?.key,
      keyLocation: `${address}${indexNowPath ?? ''}`,
      urlList: paths.map((path) => address + path),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`IndexNow answers ${answer.status}.`)
}
