import type { ReactNode } from 'react'
import { ListMessage } from './list-message'

interface Props<Data> {
  /** Undefined until the data arrives. */
  data: Data | undefined
  error: Error | null
  onRetry: () => unknown
  loading: ReactNode
  failed: string
  children: (data: Data) => ReactNode
}

/** Shows the data; before that `loading`, or a message with a retry button if the read failed. */
export function Loaded<Data>({ data, error, onRetry, loading, failed, children }: Props<Data>): ReactNode {
  if (data !== undefined) return children(data)
  return error ? <ListMessage onRetry={onRetry}>{failed}</ListMessage> : loading
}
