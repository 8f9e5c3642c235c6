import { type ComponentType, memo, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import type { LongList as List } from '../lib/use-long-list'
import button from './button.module.css'
import { Loaded } from './loaded'
import styles from './long-list.module.css'
import { Notice } from './notice'
import { ShowMore } from './show-more'
import { Spinner } from './spinner'

interface Listed {
  _id: string
}

interface PageProps<Item> {
  items: Item[]
  /** Whether the list begins with it. */
  first: boolean
}

interface Props<Item> {
  list: List<Item>
  /** What it is a list of, in small letters: 'stores'. */
  what: string
  /** What is said where it could not be read. */
  failed: string
  /** What stands there instead of a list without items. */
  empty: ReactNode
  /** Shows a page of it as a list. What has been rendered is not rendered again while this stays the same. */
  Page: ComponentType<PageProps<Item>>
}

/**
 * A list of any length, loaded page by page: by itself while one scrolls, else by a button that, without a
 * script, is a link to the next page.
 */
export function LongList<Item extends Listed>({ list, what, failed, empty, Page }: Props<Item>) {
  const { pages, error, retry } = list
  return (
    <>
      <FromTheBeginning />
      <Loaded
        data={pages}
        error={error}
        onRetry={retry}
        loading={<Spinner label={`Loading ${what}...`} />}
        failed={failed}
      >
        {(loaded) =>
          loaded.every(({ length }) => length === 0) ? (
            empty
          ) : (
            <Pages list={list} pages={loaded} what={what} failed={failed} Page={Page} />
          )
        }
      </Loaded>
    </>
  )
}

/** An address with a cursor shows the list from there on; this leads to what comes before. */
function FromTheBeginning() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  if (!search.has('cursor')) return null
  return (
    <p className={styles.beginning}>
      <Link to={pathname} className={button.quiet}>
        Show from the beginning
      </Link>
    </p>
  )
}

interface PagesProps<Item> extends Omit<Props<Item>, 'empty'> {
  pages: Item[][]
}

function Pages<Item extends Listed>({ list, pages, what, failed, Page }: PagesProps<Item>) {
  const place = useRef<HTMLDivElement>(null)
  const asked = useRef(false)
  const count = pages.length

  // Who has asked for more goes on with its first item; what came by itself leaves the focus where it is.
  useEffect(() => {
    const first = place.current?.children[count - 1]?.querySelector<HTMLElement>('a, button')
    if (asked.current) first?.focus({ preventScroll: true })
    asked.current = false
  }, [count])

  return (
    <>
      <div ref={place}>
        {pages.map((items, at) => (
          <PagePlace
            key={items[0]?._id}
            items={items}
            first={at === 0}
            Page={Page as ComponentType<PageProps<unknown>>}
          />
        ))}
      </div>
      {list.more === 'failed' && <Notice onRetry={list.loadMore}>{failed}</Notice>}
      {list.next !== null && list.more !== 'failed' && (
        <ShowMore
          list={list}
          next={list.next}
          what={what}
          count={count}
          onAsk={() => (asked.current = true)}
        />
      )}
      <p role="status" className="visually-hidden">
        {list.more === 'loading' && `Loading more ${what}...`}
        {list.more === 'idle' && count > 1 && `More ${what} are shown.`}
      </p>
    </>
  )
}

/** How high a page was when it was last seen, so that a list that comes back is as long as it was. */
const heights = new WeakMap<object, number>()

interface PlaceProps extends PageProps<unknown> {
  Page: ComponentType<PageProps<unknown>>
}

/** The place of a page; its height is known before it is rendered, if it has been rendered before. */
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
