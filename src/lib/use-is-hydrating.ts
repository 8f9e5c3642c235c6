import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True in the first render, which must give the same HTML as the server; false afterwards. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
