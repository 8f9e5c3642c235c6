import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether this is the first render of what the server has rendered into the page. */
export function useCameWithPage(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
