import { create } from 'zustand'

/**
 * Whether the server is out of reach: the browser says that it is offline, or the last call had no answer.
 */
export const useConnection = create<{ isLost: boolean }>(() => ({ isLost: false }))

/** The server has answered, if only with a refusal. */
export function noteAnswer() {
  if (useConnection.getState().isLost) useConnection.setState({ isLost: false })
}

/** A call had no answer, or the browser knows that none would have one. */
export function noteSilence() {
  useConnection.setState({ isLost: true })
}

/**
 * Whether a read has failed for whoever looks at it: what was there stays while the server is out of reach.
 */
export function useHasFailed({ isError, data }: { isError: boolean; data: unknown }): boolean {
  const isLost = useConnection((connection) => connection.isLost)
  return isError && !(isLost && data !== undefined)
}
