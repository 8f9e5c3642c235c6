import { useRef, useState } from 'react'

/** A double click sends one request. `isRunning` is for the button: a click may come before its render. */
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
