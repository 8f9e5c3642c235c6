import { useRef } from 'react'

/** The Idempotency-Key of a form: the same while the same values are sent again, as after a lost answer. */
export function useIdempotencyKey() {
  const last = useRef({ values: '', key: '' })

  function keyOf(values: object): string {
    if (!wasSent(values)) last.current = { values: textOf(values), key: newKey() }
    return last.current.key
  }

  /** Whether these values were the last that were sent. */
  function wasSent(values: object): boolean {
    return last.current.values === textOf(values)
  }

  return { keyOf, wasSent }
}

function textOf(values: object): string {
  return JSON.stringify(values, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
}

/** Not crypto.randomUUID, which pages without https lack. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}
