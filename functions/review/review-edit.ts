import { ulid } from 'ulid'
import { type AppError, invalidField } from '#domain/http/errors'
import { editedFields, keptEdits } from '#domain/review/moderation'
import type { Edit, StoredReview } from './stored-review'

type Marks = Pick<StoredReview, 'edits' | 'editedAt'>

/** Throws `invalid` for a source that the review can't have. */
export function marksOfEdit(before: StoredReview, after: StoredReview, by: string, now: Date): Marks {
  const [was, is] = [before.source, after.source]
  if (was === 'editorial' && is !== 'editorial') throw refusal('An editorial review stays editorial.')
  if (was !== 'editorial' && is === 'editorial') {
    throw refusal('What a visitor has sent cannot become an editorial review.')
  }
  const changed = editedFields.filter((field) => before[field] !== after[field])
  if (was === 'editorial' || changed.length === 0) return {}
  const at = now.toISOString()
  const text = changed.includes('text') ? { text: before.text } : {}
  const edit = { _id: ulid(now.getTime()), by, at, changed, stars: before.rating, source: was, ...text }
  const isMarked = changed.some((field) => field !== 'source')
  return { edits: withEdit(before.edits ?? [], edit), ...(isMarked && { editedAt: at }) }
}

/** The first is what the author has sent. It stays. */
function withEdit([first, ...later]: readonly Edit[], edit: Edit): Edit[] {
  return first === undefined ? [edit] : [first, ...[...later, edit].slice(1 - keptEdits)]
}

/** Otherwise staff could take a visitor's stars out of the average, or add their own to it. */
function refusal(message: string): AppError {
  return invalidField('source', message)
}
