import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { indexNowPath } from '#domain/found-routes'
import { variable } from '#functions/environment'
import { site } from '#site'
import { documents, tableName } from '#table/client'
import { whenConditionHolds } from '#table/condition'
import { getItems } from '#table/read'
import { isListed, keyOfListing, type Listing } from './listing'
import type { ListedKind, Note } from './note'
import { pathsAt, pathsOf } from './paths'

/** The most addresses of one call. */
const most = 10_000

/** Milliseconds. */
const timeout = 8000

/**
 * Tells search engines which addresses have changed, by the protocol of IndexNow, if the operator wants it
 * (site.ts), the site has an address of its own and the environment is public: only then it is given where
 * they hear of it. Of what they leave out they hear once, so that they drop it. Throws if they do not take
 * it.
 */
export async function announce(notes: readonly Note[], now: Date): Promise<void> {
  const address = variable('SITE_ADDRESS')
  const endpoint = variable('INDEX_NOW_ENDPOINT')
  if (!site.indexNow || !address || !endpoint) return
  const changed = await changesOf(notes, now)
  const paths = [...new Set(changed.flatMap(({ paths: of }) => of))]
  for (let at = 0; at < paths.length; at += most)
    await send(paths.slice(at, at + most), { address, endpoint })
  for (const { mark } of changed) if (mark) await markAnnounced(mark.listing, mark.isAnnounced)
}

interface Announced {
  paths: string[]
  /** What search engines know of it from then on. */
  mark?: { listing: Listing; isAnnounced: boolean }
}

async function changesOf(notes: readonly Note[], now: Date): Promise<Announced[]> {
  const seen = notes.filter(({ isSeen }) => isSeen)
  const subjects = new Map(seen.map(({ kind, id }) => [`${kind}#${id}`, keyOfListing(kind, id)]))
  const found = (await getItems([...subjects.values()])) as Listing[]
  const there = new Set(found.map(({ kind, id }) => `${kind}#${id}`))
  const gone = seen.flatMap(({ kind, id, gone: slug }) =>
    slug === undefined || there.has(`${kind}#${id}`) ? [] : { paths: pathsOfGone(kind, slug) },
  )
  return [...found.map((listing) => changeOfListing(listing, isListed(listing, now))), ...gone]
}

function changeOfListing(listing: Listing, isAnnounced: boolean): Announced {
  if (!isAnnounced && !listing.isAnnounced) return { paths: [] }
  const isNew = listing.isAnnounced !== isAnnounced
  return { paths: pathsOf(listing), ...(isNew && { mark: { listing, isAnnounced } }) }
}

function pathsOfGone(kind: ListedKind, slug: string): string[] {
  return pathsAt(kind, slug, { hasReviews: true })
}

interface Target {
  /** Of the site. */
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

async function markAnnounced({ pk, sk }: Listing, isAnnounced: boolean): Promise<void> {
  await whenConditionHolds(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: { pk, sk },
        UpdateExpression: 'SET isAnnounced = :is',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':is': isAnnounced },
      }),
    ),
  )
}
