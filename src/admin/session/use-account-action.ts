import { useMutation } from '@tanstack/react-query'
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
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (values: Values) => act(...values),
  })
  const failure = error instanceof AccountError ? error : undefined
  return {
    busy: isPending,
    error: failure && !failure.field ? failure.message : '',
    fields: failure?.field ? { [failure.field]: failure.message } : {},
    clear: () => {
      // While it is under way there is nothing to clear, and it would not be busy any more.
      if (!isPending) reset()
    },
    run: (...values) =>
      mutateAsync(values).catch((thrown: unknown) => {
        if (!(thrown instanceof AccountError)) throw thrown
      }),
  }
}
