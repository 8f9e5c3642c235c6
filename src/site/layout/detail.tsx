import type { ReactNode } from 'react'
import { PageMeta } from '#components/page-meta'
import { Loaded, type ReadState } from '#components/loaded'
import { Spinner } from '#components/spinner'
import { isDeleted, isNotFound, httpStatusOf } from '#lib/api-error'
import { Missing } from '../not-found/missing'

interface Props<Data> {
  name: string
  read: ReadState<Data>
  loading: string
  failed: string
  /** The message if the item does not exist, and the link from there. */
  missing: string
  wayOut: [label: string, path: string]
  children: (data: Data) => ReactNode
}

/** The item, loading, failed, or not found. */
export function DetailPage<Data>({ name, read, loading, failed, missing, wayOut, children }: Props<Data>) {
  const { data, error } = read
  // A malformed address names no item either.
  if (isNotFound(error) || httpStatusOf(error) === 400) {
    return (
      <Missing title={`${name} ${isDeleted(error) ? 'removed' : 'not found'}`} wayOut={wayOut}>
        {isDeleted(error) ? 'It is not here any more.' : missing}
      </Missing>
    )
  }
  if (data !== undefined) return children(data)
  return (
    <div className="frame">
      <PageMeta title={name} />
      <h1 className="visually-hidden">{name}</h1>
      <Loaded read={read} loading={<Spinner label={loading} />} failed={failed}>
        {children}
      </Loaded>
    </div>
  )
}
