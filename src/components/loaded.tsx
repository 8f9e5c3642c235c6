import type { ReactNode } from 'react'
import { ListMessage } from './list-message'

/** `data` is undefined until it arrives. */
export interface ReadState<Data> {
  data: Data | undefined
  error: Error | null
  refetch: () => unknown
}

interface Props<Data> {
  read: ReadState<Data>
  loading: ReactNode
  failed: string
  /** Shown instead of an empty list. */
  empty?: string
  children: (data: Data) => ReactNode
}

/** Shows the data; before that `loading`, or a message with a retry button if the read failed. */
export function Loaded<Data>({ read, loading, failed, empty, children }: Props<Data>): ReactNode {
  const { data, error, refetch } = read
  if (data === undefined) return error ? <ListMessage onRetry={refetch}>{failed}</ListMessage> : loading
  if (empty !== undefined && Array.isArray(data) && data.length === 0)
    return <ListMessage>{empty}</ListMessage>
  return children(data)
}
