import { entityNames } from '#functions/registry/entities'
import type { Listing } from '#functions/features/listing/listing'
import { isListedKind, type ListedKind } from '#functions/features/listing/subjects'
import { recomputeWrites } from '#functions/features/listing/update-listings'
import { runTasks } from '#functions/lambdas/clean-up'
import { handleChanges } from '../../support/changes'
import type { Item } from '#table/keys'
import { allItems, everyItem } from '../../support/table-items'

export async function updatedListings(now = new Date()): Promise<Record<string, Listing>> {
  await handleChanges(now)
  const listings = ((await allListings()) as Listing[]).filter(({ isGone }) => !isGone)
  return Object.fromEntries(listings.map((listing) => [listing.slug, listing]))
}

export async function wrongListings(now = new Date()): Promise<string[]> {
  const listings = Object.values(await updatedListings(now))
  const items = (await allItems()).filter(({ sk }) => entityNames.some((name) => name === sk))
  const there = items.filter(({ sk }) => isListedKind(sk))
  const problems: string[] = []
  for (const { sk, _id } of there) {
    const listed = { kind: sk as ListedKind, id: String(_id) }
    if (!listings.some(({ kind, id }) => kind === listed.kind && id === listed.id)) {
      problems.push(`${sk} ${listed.id} has no listing`)
    } else if ((await recomputeWrites(listed, now)).length > 0)
      problems.push(`${sk} ${listed.id} is out of date`)
  }
  const orphans = listings.filter(({ kind, id }) => !there.some(({ sk, _id }) => sk === kind && _id === id))
  return [...problems, ...orphans.map(({ kind, id }) => `${kind} ${id} has a listing, and is not there`)]
}

/** What follows the writes, and then what the scheduled function does at a moment. */
export async function handleChangesAndTime(now: Date): Promise<void> {
  await handleChanges()
  await runTasks(now)
  await handleChanges()
}

export async function allListings(): Promise<Item[]> {
  return (await everyItem()).filter(({ pk }) => pk.startsWith('LISTING#'))
}
