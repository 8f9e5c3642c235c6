import { type ComponentType, memo, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { searchFrom } from '#lib/page-query'
import type { LongList as List } from '#lib/use-long-list'
import { Link } from './link'
import { Loaded } from './loaded'
import styles from './long-list.module.css'
import { ListMessage } from './list-message'
import { ShowMore } from './show-more'
import { Spinner } from './spinner'

interface Identified {
  _id: string
}

interface PageProps<Item> {
  items: Item[]
  first: boolean
}

interface Props<Item> {
  list: List<Item>
  /** In lower case: 'stores'. */
  what: string
  failed: string
  empty: ReactNode
  /** Shown above the items and announced. */
  summary?: (count: number, more: boolean) => string | undefined
  /** Shows a page of items. It is not rendered again while these stay the same. */
  Page: ComponentType<PageProps<Item>>
}

/** Loads pages near its end, later by a button, which is a link without a script. */
export function LongList<Item extends Identified>({ list, what, failed, empty, summary, Page }: Props<Item>) {
  const { pages, error, retry: refetch } = list
  const count = pages?.reduce((total, { length }) => total + length, 0) ?? 0
  return (
    <>
      <FromTheBeginning />
      <p role="status" className={summary && count > 0 ? styles.summary : 'visually-hidden'}>
        {stateOf(list, what, count > 0 ? summary?.(count, list.next !== null) : undefined)}
      </p>
      <Loaded
        read={{ data: pages, error, refetch }}
        loading={<Spinner label={`Loading ${what}...`} />}
        failed={failed}
      >
        {(loaded) =>
          count === 0 && list.next === null ? (
            empty
          ) : (
            <Pages list={list} pages={loaded} what={what} failed={failed} Page={Page} />
          )
        }
      </Loaded>
    </>
  )
}

/** One line for all announcements of a list. */
function stateOf({ more, pages = [] }: List<unknown>, what: string, summary: string | undefined) {
  if (more === 'loading') return `Loading more ${what}...`
  if (more === 'failed') return undefined
  return summary ?? (pages.length > 1 ? `More ${what} are shown.` : undefined)
}

/** An address with a cursor shows the list from there. */
function FromTheBeginning() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  if (!search.has('cursor')) return null
  return (
    <p className={styles.beginning}>
      <Link to={pathname + searchFrom(search)} className="quiet-button">
        Show from the beginning
      </Link>
    </p>
  )
}

interface PagesProps<Item> extends Omit<Props<Item>, 'empty' | 'summary'> {
  pages: Item[][]
}

function Pages<Item extends Identified>({ list, pages, what, failed, Page }: PagesProps<Item>) {
  const place = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const failure = useRef<HTMLDivElement>(null)
  const count = pages.length
  const hasFailed = list.more === 'failed'

  // After a press of the button the focus moves to the first new item. After automatic loading it stays.
  useEffect(() => {
    const first = place.current?.children[count - 1]?.querySelector<HTMLElement>('a, button')
    if (isPressed.current) first?.focus({ preventScroll: true })
    isPressed.current = false
  }, [count])

  // The pressed button is gone then.
  useEffect(() => {
    if (hasFailed && isPressed.current) failure.current?.querySelector('button')?.focus()
  }, [hasFailed])

  function ask() {
    isPressed.current = true
  }

  function retry() {
    ask()
    return list.loadMore()
  }

  return (
    <>
      <div ref={place}>
        {pages.map((items, at) => (
          <PagePlace
            key={items[0]?._id ?? at}
            items={items}
            first={at === 0}
            Page={Page as ComponentType<PageProps<unknown>>}
          />
        ))}
      </div>
      {hasFailed && (
        <div ref={failure} className={styles.ways}>
          <ListMessage onRetry={retry}>{failed}</ListMessage>
        </div>
      )}
      {list.next !== null && !hasFailed && (
        <ShowMore list={list} next={list.next} what={what} count={count} onAsk={ask} />
      )}
    </>
  )
}

/** Last seen height of each page, so that a list has the same length on return. */
const heights = new WeakMap<object, number>()

interface PlaceProps extends PageProps<unknown> {
  Page: ComponentType<PageProps<unknown>>
}

/** One page of the list. Its last height is set in advance, so that scrolling back finds the same place. */
const PagePlace = memo(function PagePlace({ items, first, Page }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = place.current!
    return () => void heights.set(items, contentHeightOf(element))
  }, [items])
  const height = heights.get(items)
  return (
    <div
      ref={place}
      className={styles.page}
      style={height ? { containIntrinsicBlockSize: `auto ${height}px` } : undefined}
    >
      <Page items={items} first={first} />
    </div>
  )
})

function contentHeightOf(element: HTMLElement): number {
  return element.clientHeight - 2 * Number.parseFloat(getComputedStyle(element).paddingBlockStart || '0')
}
