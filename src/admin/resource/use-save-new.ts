import { useRef } from 'react'
import { isUnanswered, httpStatusOf } from '#lib/api-error'
import type { Sent } from '../components/form/own-save'
import type { Saving } from '../components/form/use-saving'
import type { Identified } from '../calls/optimistic-changes'
import type { Correction } from './correction'

interface New<Output, Created> {
  save: (output: Output, saving: Saving) => Promise<Created>
  correct?: Correction<Created>
}

/** If an answer was lost and the input has changed, repeats that request and corrects what it created. */
export function useSaveNew<Output, Created extends Identified>({ save, correct }: New<Output, Created>) {
  const lost = useRef<Sent<Output>>(undefined)

  async function attempt(sent: Sent<Output>): Promise<Created> {
    try {
      return await save(sent.output, sent.saving)
    } catch (error) {
      if (isUnanswered(error)) lost.current ??= sent
      else if (isRefused(error)) lost.current = undefined
      throw error
    }
  }

  async function corrected({ output, saving: sent }: Sent<Output>, typed: Saving) {
    const created = await attempt({ output, saving: sent }).catch((error: unknown) => {
      if (!isRefused(error)) throw error
    })
    const saved = created && (await correct?.(created, sent, typed))
    if (!saved) lost.current = undefined
    return saved
  }

  return async (output: Output, saving: Saving): Promise<Created> => {
    const before = lost.current
    const isOther = before && before.saving.idempotencyKey !== saving.idempotencyKey
    const saved = isOther ? await corrected(before, saving) : undefined
    return saved ?? attempt({ output, saving })
  }
}

/** Whether the server refused: then no request with this Idempotency-Key has created an item. */
function isRefused(error: unknown): boolean {
  return [400, 404, 409, 413].includes(httpStatusOf(error) ?? 0)
}
