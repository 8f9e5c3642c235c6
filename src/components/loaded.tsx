import type { ReactNode } from 'react'
import { Notice } from './notice'

interface Props<Data> {
  /** What has come; undefined while, or where, nothing has. */
  data: Data | undefined
  error: Error | null
  onRetry: () => unknown
  /** Stands there until something comes. */
  loading: ReactNode
  /** What is said where it failed; it can be tried again. */
  failed: string
  children: (data: Data) => ReactNode
}

/** What was read, or that it is loading, or that it failed: a failure never looks like an empty list. */
export function Loaded<Data>({ data, error, onRetry, loading, failed, children }: Props<Data>): ReactNode {
  if (data !== undefined) return children(data)
  return error ? <Notice onRetry={onRetry}>{failed}</Notice> : loading
}
