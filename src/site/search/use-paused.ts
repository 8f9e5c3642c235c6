import { useEffect, useState } from 'react'

/** The last value that stayed the same for `pause` milliseconds. */
export function usePaused<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
