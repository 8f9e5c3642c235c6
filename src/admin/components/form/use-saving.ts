import { useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'

export interface Saving {
  /** For If-Match; undefined for a new item. */
  version: number | undefined
  /** The same while the same input is sent again. */
  idempotencyKey: string
  values: FieldValues
  /** Fields that are as they were read. They are not sent, so that what was read badly is not stored. */
  unchanged?: readonly string[]
  /** From 0 to 1. */
  onProgress: (share: number) => void
}

export function useSaving() {
  const { keyOf, wasSent: isRepeated } = useIdempotencyKey()
  const [progress, onProgress] = useState<number>()
  const begin = (version: number | undefined, input: FieldValues): Saving => {
    return { version, idempotencyKey: keyOf(input), values: copyOf(input) as FieldValues, onProgress }
  }
  return { progress, begin, isRepeated, end: () => onProgress(undefined) }
}

/** The same while the same values are sent again, as after a lost answer. */
function useIdempotencyKey() {
  const last = useRef({ values: '', key: '' })

  function keyOf(values: object): string {
    if (!wasSent(values)) last.current = { values: textOf(values), key: newKey() }
    return last.current.key
  }

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

/** The form changes its input in place. Files stay the same. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (typeof value !== 'object' || value === null || value instanceof File) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copyOf(each)]))
}

/** Not crypto.randomUUID, which pages without https lack. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}
