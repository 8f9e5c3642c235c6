import type { Message } from '#domain/message'
import type { Page, PageRequest } from '#domain/paging'
import type { Review } from '#domain/review'
import { deleteReview } from '#functions/data/edit-review'
import { deleteMessage, listMessages } from '#functions/data/message'
import { listReviews } from '#functions/data/review'

/** Whose data is asked for: messages are found by the address, reviews by the name they were written under. */
export interface Person {
  email?: string | undefined
  name?: string | undefined
}

export interface PersonData {
  messages: Message[]
  reviews: Review[]
}

/** All that a visitor has sent and that names them. Accounts of staff are managed in the admin area. */
export async function findPerson({ email, name }: Person): Promise<PersonData> {
  const isSame = (text: string | undefined, held: string) =>
    text !== undefined && text.trim().toLowerCase() === held.trim().toLowerCase()
  const [messages, reviews] = await Promise.all([allOf(listMessages), allOf(listReviews)])
  return {
    messages: messages.filter((message) => isSame(email, message.email)),
    reviews: reviews.filter(({ reviewerName }) => isSame(name, reviewerName)),
  }
}

/** Deletes what was found, with the counts and pictures that hang on it. */
export async function erasePerson({ messages, reviews }: PersonData, now: Date): Promise<void> {
  for (const { _id } of messages) await deleteMessage(_id)
  for (const { _id } of reviews) await deleteReview(_id, undefined, now)
}

async function allOf<Entry>(list: (page: PageRequest) => Promise<Page<Entry>>): Promise<Entry[]> {
  const entries: Entry[] = []
  let cursor: string | undefined
  do {
    const page = await list({ limit: 100, cursor })
    entries.push(...page.items)
    cursor = page.next
  } while (cursor)
  return entries
}
