import { useRef } from 'react'

/**
 * Runs an action once at a time. Calls while it runs do nothing, so a double click sends one request. The
 * state of a component is too slow for this: a second click may come before it is rendered.
 */
export function useSingleFlight<Values extends unknown[]>(act: (...values: Values) => Promise<unknown>) {
  const isRunning = useRef(false)
  return async (...values: Values): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await act(...values)
    } finally {
      isRunning.current = false
    }
  }
}
