import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The first render of content from the server. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
