import { Button } from '@aws-amplify/ui-react'
import { type ReactNode, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import styles from './list-page.module.css'
import { SearchInput } from './search-input'
import { useShortcuts } from './shortcuts'
import type { ListAddress } from './use-list-address'
import type { StaffPage } from './use-staff-page'

interface Props {
  title: string
  address: ListAddress
  page: Pick<StaffPage<unknown>, 'items' | 'next' | 'state' | 'isStale'>
  /** The page that creates an item, and the label of its link: 'Create New Store'. The key n opens it too. */
  create?: { label: string; path: string } | undefined
  /** The label of the search field; the text is in ?q=. Default: no search. */
  search?: string | undefined
  /** Filters beside the search. */
  filters?: ReactNode
  /** The actions for selected rows. Shown while rows are selected. */
  bulk?: ReactNode
  /** The table. */
  children: ReactNode
}

/** The frame of a list: heading, search, link to create an item, table, and links to other pages. */
export function ListPage({ title, address, page, create, search, filters, bulk, children }: Props) {
  const searchInput = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  useShortcuts({
    '/': search === undefined ? undefined : () => searchInput.current?.focus(),
    n: create && (() => void navigate(create.path)),
  })
  return (
    <>
      <title>{`${title} · Clipwell`}</title>
      <header className={styles.header}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {create && (
          <Button as={Link} to={create.path} variation="primary">
            {create.label}
          </Button>
        )}
      </header>
      {(search !== undefined || filters) && (
        <div className={styles.filters} role="search" aria-label={title}>
          {search !== undefined && (
            <SearchInput
              ref={searchInput}
              label={search}
              value={address.filter('q')}
              onChange={(text) => address.setFilter('q', text)}
            />
          )}
          {filters}
        </div>
      )}
      {bulk && <div className={styles.bulk}>{bulk}</div>}
      {children}
      <Pager address={address} page={page} />
    </>
  )
}

/** The number is that of the shown rows, also while the next page loads. */
function Pager({ address, page }: Pick<Props, 'address' | 'page'>) {
  const { next, isStale } = page
  const [pageNumber, setPageNumber] = useState(address.pageNumber)
  if (!isStale && pageNumber !== address.pageNumber) setPageNumber(address.pageNumber)
  if (page.state !== 'ready' || (next === undefined && address.toPrevious === undefined)) return null
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Button isDisabled={address.toPrevious === undefined} onClick={() => address.toPrevious?.()}>
        Previous
      </Button>
      <p aria-live="polite">{pageNumber !== undefined && `Page ${pageNumber}`}</p>
      <Button
        isDisabled={next === undefined}
        // The cursor of stale rows leads to the page that is loading already.
        onClick={() => next !== undefined && !isStale && address.toNext(next)}
      >
        Next
      </Button>
    </nav>
  )
}
