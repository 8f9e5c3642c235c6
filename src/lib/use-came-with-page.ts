import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The first render of content from the server. */
export function useCameWithPage(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
