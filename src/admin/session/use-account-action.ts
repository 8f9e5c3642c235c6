import { useMutation } from '@tanstack/react-query'
import { useSingleFlight } from '#lib/use-single-flight'
import { AccountError, type AccountField } from './account-error'

export interface AccountAction<Values extends unknown[]> {
  busy: boolean
  error: string
  /** A new object for each error. */
  failure: AccountError | undefined
  fields: Partial<Record<AccountField, string>>
  clear: () => void
  run: (...values: Values) => Promise<void>
}

/** Once at a time. Keeps the error until `clear`. */
export function useAccountAction<Values extends unknown[]>(
  act: (...values: Values) => Promise<void>,
): AccountAction<Values> {
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (values: Values) => act(...values),
  })
  const { run } = useSingleFlight((...values: Values) =>
    mutateAsync(values).catch((thrown: unknown) => {
      if (!(thrown instanceof AccountError)) throw thrown
    }),
  )
  const failure = error instanceof AccountError ? error : undefined
  return {
    busy: isPending,
    failure,
    error: failure && !failure.field ? failure.message : '',
    fields: failure?.field ? { [failure.field]: failure.message } : {},
    clear: () => {
      // reset() would end the busy state.
      if (!isPending) reset()
    },
    run,
  }
}
