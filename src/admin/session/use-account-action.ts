import { useState } from 'react'
import { AccountError, type AccountField } from './account-error'

export interface AccountAction<Values extends unknown[]> {
  busy: boolean
  /** What went wrong and belongs to no field. */
  error: string
  /** What is wrong with one of the fields. */
  fields: Partial<Record<AccountField, string>>
  clear: () => void
  run: (...values: Values) => Promise<void>
}

/** Does something with an account, and keeps what went wrong with it in words until `clear`. */
export function useAccountAction<Values extends unknown[]>(
  act: (...values: Values) => Promise<void>,
): AccountAction<Values> {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<AccountError>()

  async function run(...values: Values) {
    setBusy(true)
    setFailure(undefined)
    try {
      await act(...values)
    } catch (error) {
      if (!(error instanceof AccountError)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    error: failure && !failure.field ? failure.message : '',
    fields: failure?.field ? { [failure.field]: failure.message } : {},
    clear: () => setFailure(undefined),
    run,
  }
}
