import { AppError } from '#domain/errors'
import { id } from '#domain/text'
import type { Call } from './call'

type Thing = 'store' | 'category' | 'coupon' | 'review' | 'blog' | 'message'

/** The id in a call's path. Throws `not_found` for what can't be one: there is no such thing as it names. */
export function pathId({ params }: Call, thing: Thing): string {
  const parsed = id.safeParse(params.id)
  if (!parsed.success) throw new AppError('not_found', `There is no such ${thing}.`)
  return parsed.data
}
