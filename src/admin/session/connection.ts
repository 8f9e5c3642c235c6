import { create } from 'zustand'

/** Whether the server is out of reach: the browser is offline, or the last call had no answer. */
export const useConnection = create<{ isLost: boolean }>(() => ({ isLost: false }))

/** Records that the server has answered, also with an error. */
export function reportAnswered() {
  if (useConnection.getState().isLost) useConnection.setState({ isLost: false })
}

/** Records that a call had no answer, or that the browser is offline. */
export function reportUnanswered() {
  useConnection.setState({ isLost: true })
}

/** Whether to show a read as failed. While the server is out of reach, earlier data stays on the page. */
export function useHasFailed({ isError, data }: { isError: boolean; data: unknown }): boolean {
  const isLost = useConnection((connection) => connection.isLost)
  return isError && !(isLost && data !== undefined)
}
