import type { Message } from '#domain/message/message'
import { cleanLine } from '#domain/text/clean'
import { scanAll } from '#migrations/scan'
import { eraseReview } from '#functions/review/erase-review'
import { isHidden } from '#table/hidden'
import type { Item } from '#table/keys'
import { keyOfMessage } from '#functions/message/keys'
import { keyOfDeletion, keyOfStore } from '#functions/store/keys'
import { personalItems } from '#functions/features/personal-items'
import { toMessage } from '#functions/message/message'
import { getItems } from '#table/read'
import { remove, transact } from '#table/write'

/** Messages by e-mail address, reviews by the reviewer's name. */
export interface DataSubject {
  email?: string | undefined
  name?: string | undefined
}

interface PersonReview {
  _id: string
  store: string | null
  /** The store is deleted and can still be restored with the review. */
  hiddenWithStore: boolean
  reviewerName: string
  text: string
  rating: number
  profilePicture: string | null
  approved: boolean
  createdAt: string
}

/** What features hold is under their names. */
export type PersonData = Record<string, { _id: string }[]> & {
  messages: Message[]
  reviews: PersonReview[]
}

/** Reads the whole table: hidden items are in no list, and an index may be behind. */
export async function findPerson({ email, name }: DataSubject): Promise<PersonData> {
  const isSame = (searched: string | undefined, stored: unknown) =>
    searched !== undefined && plain(searched) === plain(String(stored))
  const messages: Message[] = []
  const reviews: Item[] = []
  const ofFeatures = Object.keys(personalItems).map((feature) => [feature, [] as { _id: string }[]] as const)
  for await (const item of scanAll()) {
    if (item.sk === 'MESSAGE' && isSame(email, item.email)) messages.push(toMessage(item))
    for (const [feature, found] of ofFeatures) {
      const { kind, toShown } = personalItems[feature]!
      if (item.sk === kind && isSame(email, item.email)) found.push(toShown(item))
    }
    const review = item.sk === 'BIN' ? (item.item as Item) : item
    if (review.sk === 'REVIEW' && isSame(name, review.reviewerName)) reviews.push(review)
  }
  return {
    messages: messages.toSorted(byAge),
    reviews: (await withStores(reviews)).toSorted(byAge),
    ...Object.fromEntries(ofFeatures.map(([feature, found]) => [feature, found.toSorted(byAge)])),
  }
}

export async function erasePerson({ messages, reviews, ...others }: PersonData, now: Date): Promise<void> {
  for (const { _id } of messages) await transact([remove(keyOfMessage(_id))])
  for (const { _id } of reviews) await eraseReview(_id, now)
  for (const [name, { forget }] of Object.entries(personalItems))
    for (const { _id } of others[name] ?? []) await forget(_id)
}

async function withStores(reviews: Item[]): Promise<PersonReview[]> {
  const ids = reviews.map(({ storeId }) => storeId as string)
  const found = await getItems(ids.flatMap((id) => [keyOfStore(id), keyOfDeletion(id)]))
  const stores = found.map((item) => (item.sk === 'DELETION' ? (item.store as Item) : item))
  const names = new Map(stores.map(({ _id, name }) => [_id, name as string]))
  return reviews.map((review) => {
    const { _id, ...stored } = review as Item & PersonReview
    const { reviewerName, text, rating, profilePicture, approved, createdAt } = stored
    const shown = { reviewerName, text, rating, profilePicture, approved, createdAt }
    return { _id, store: names.get(review.storeId) ?? null, hiddenWithStore: isHidden(review), ...shown }
  })
}

function plain(text: string): string {
  return cleanLine(text).toLowerCase()
}

function byAge(one: { _id: string }, other: { _id: string }): number {
  return one._id < other._id ? -1 : 1
}
