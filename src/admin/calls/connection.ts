import { create } from 'zustand'

/** The browser is offline, or the last call had no answer. */
export const useConnection = create<{ isLost: boolean }>(() => ({ isLost: false }))

/** An error is an answer too. */
export function reportAnswered() {
  if (useConnection.getState().isLost) useConnection.setState({ isLost: false })
}

export function reportUnanswered() {
  useConnection.setState({ isLost: true })
}

/** While the server is out of reach, earlier data stays on the page. */
export function useHasFailed({ isError, data }: { isError: boolean; data: unknown }): boolean {
  const isLost = useConnection((connection) => connection.isLost)
  return isError && !(isLost && data !== undefined)
}
