import { Button } from '@aws-amplify/ui-react'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { PageHeader } from '../page-header'
import styles from './list-page.module.css'
import { pageSizes, useListSettings } from './list-settings'
import { SearchInput } from './search-input'
import { useShortcuts, withShortcut } from './shortcuts'
import type { ListAddress } from './use-list-address'
import type { StaffPage } from './use-staff-page'
import { ViewMenu } from './view-menu'
import { type Total, totalText } from './use-total'

interface Search {
  label: string
  /** `more`: there are more than these. @default '25 results' */
  found?: (count: number, more: boolean) => string
}

interface Props {
  title: string
  address: ListAddress
  page: Pick<StaffPage<unknown>, 'items' | 'next' | 'state' | 'isStale'>
  /** The key n opens it too. */
  create?: { label: string; path: string } | undefined
  /** Its text is in ?q=. */
  search?: Search | undefined
  /** How many there are. */
  total?: Total | undefined
  filters?: ReactNode
  /** Beside the filters, such as the choice of columns. */
  tools?: ReactNode
  children: ReactNode
}

export function ListPage(props: Props) {
  const { title, address, page, create, search, filters, tools, total, children } = props
  const navigate = useNavigate()
  useShortcuts({
    '/': () => withShortcut('/')?.focus(),
    n: create && (() => void navigate(create.path)),
  })
  return (
    <>
      <PageHeader title={title}>
        {create && (
          <Button as={Link} to={create.path} variation="primary" aria-keyshortcuts="n">
            {create.label}
          </Button>
        )}
      </PageHeader>
      <div className={styles.list}>
        {[search, filters, tools].some(Boolean) && (
          <div className={`row wrap ${styles.filters}`} role="search" aria-label={title}>
            {search !== undefined && (
              <SearchInput
                label={search.label}
                status={total ? totalOf(total, page) : foundIn(search, address, page)}
                value={address.filter('q')}
                onChange={(text) => address.setFilter('q', text)}
              />
            )}
            {filters}
            <div className={`row ${styles.tools}`}>
              <ViewMenu address={address} />
              {tools}
            </div>
          </div>
        )}
        {children}
        <NextStep address={address} page={page} create={create} />
        <Pager address={address} page={page} isSearch={search !== undefined && address.filter('q') !== ''} />
      </div>
    </>
  )
}

const resultsText = (count: number, more: boolean) => totalText({ count, isWhole: !more })

/** A table without rows says itself that there are none. */
const totalOf = (total: Total, page: Props['page']) => (page.items.length > 0 ? totalText(total) : undefined)

function foundIn({ found = resultsText }: Search, { filter, pageNumber }: ListAddress, page: Props['page']) {
  const { length } = page.items
  if (filter('q') === '' || page.state !== 'ready' || page.isStale || length === 0) return undefined
  if (pageNumber === 1) return found(length, page.next !== undefined)
  return `${pageNumber === undefined ? '' : `Page ${pageNumber}: `}${found(length, false)}`
}

function NextStep({ address: { clear }, page, create }: Pick<Props, 'address' | 'page' | 'create'>) {
  if (page.state !== 'ready' || page.items.length > 0) return null
  if (!clear) return create && <Link to={create.path}>{create.label}</Link>
  const showAll = () => {
    clear()
    // The button goes.
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  return <Button onClick={showAll}>Clear search and filters</Button>
}

/** The number belongs to the shown rows, also while the next page loads. */
function Pager({ address, page, isSearch }: Pick<Props, 'address' | 'page'> & { isSearch: boolean }) {
  const { next, isStale, items } = page
  const [pageNumber, setPageNumber] = useState(address.pageNumber)
  if (!isStale && pageNumber !== address.pageNumber) setPageNumber(address.pageNumber)
  const isOnly = next === undefined && address.toPrevious === undefined
  if (page.state !== 'ready' || (isOnly && items.length <= pageSizes[0])) return null
  return (
    <nav className={`row wrap ${styles.pager}`} aria-label="Pages">
      <PageSize onChange={address.toStart} />
      {/* Only one line of a list is announced: that of its search, if there is one. */}
      <p aria-live={isSearch ? 'off' : 'polite'}>{pageNumber !== undefined && `Page ${pageNumber}`}</p>
      <Button
        size="small"
        isDisabled={address.toPrevious === undefined}
        onClick={() => address.toPrevious?.()}
      >
        Previous
      </Button>
      <Button
        size="small"
        isDisabled={next === undefined}
        // The cursor of stale rows leads to the page that is loading already.
        onClick={() => next !== undefined && !isStale && address.toNext(next)}
      >
        Next
      </Button>
    </nav>
  )
}

function PageSize({ onChange }: { onChange: () => void }) {
  const pageSize = useListSettings((settings) => settings.pageSize)
  return (
    <label className={`row ${styles.size}`}>
      Rows
      <select
        value={pageSize}
        onChange={({ target }) => {
          useListSettings.setState({ pageSize: Number(target.value) })
          onChange()
        }}
      >
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </label>
  )
}
