import { useRef, useState } from 'react'

/**
 * Runs an action once at a time. Calls while it runs do nothing, so a double click sends one request.
 * `isRunning` is for the button, which says that it waits. As a state it is too slow to refuse the second
 * click, which may come before it is rendered.
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
