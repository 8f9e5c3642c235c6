import { useRef, useState } from 'react'

/**
 * Calls during a run do nothing, so a double click sends one request. `isRunning` is only for the button: a
 * second click may come before it is rendered.
 */
export function useSingleFlight<Values extends unknown[]>(act: (...values: Values) => Promise<unknown>) {
  const isTaken = useRef(false)
  const [isRunning, setRunning] = useState(false)

  async function run(...values: Values): Promise<void> {
    if (isTaken.current) return
    isTaken.current = true
    setRunning(true)
    try {
      await act(...values)
    } finally {
      isTaken.current = false
      setRunning(false)
    }
  }
  return { run, isRunning }
}
