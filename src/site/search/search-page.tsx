import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { Link } from '#components/link'
import { PageMeta } from '#components/page-meta'
import { maxSuggestions, searchLength, storesFoundText } from '#domain/search/search-terms'
import { LongList } from '#components/long-list'
import { ListMessage } from '#components/list-message'
import { PageHead } from '#components/page-head'
import { SectionHead } from '#components/section-head'
import { renderSlot } from '#components/slot'
import { CategoryCard } from '../category/category-card'
import { alsoFound, otherWays, searchFeatureReads, typedChecks } from '../features/search-page'
import { sitePages } from '#domain/page/site-pages'
import { hasTyped } from './has-typed'
import type { Load } from '#lib/load'
import type { Cached } from '#lib/page-metadata'
import { identity, useLongList } from '#lib/use-long-list'
import { Stores } from '../store/stores'
import grid from '../store/stores.module.css'
import type { CategoryTile } from '../tile-fields'
import { SearchBox } from './search-box'
import { categoriesFound, missingStorePath, suggestionsRead } from './found-data'
import { enteredByKey, exactStorePath, isTerm, searchRead } from './search-data'
import styles from './search-page.module.css'

export const load: Load = async ({ main, section }, _, search) => {
  const text = search.get('q') ?? ''
  if (!isTerm(text)) return undefined
  const [stores, ...others] = await Promise.all([
    main(searchRead(text, search)),
    section(categoriesFound(text)),
    ...searchFeatureReads(text).map((each) => section(each)),
  ])
  const { body: found, next } = stores?.pages[0] ?? {}
  if ([found, ...others].every((list) => Array.isArray(list) && list.length === 0))
    await section(suggestionsRead(text))
  return search.has('go') && found ? exactStorePath(text, found, next) : undefined
}

export default function SearchPage() {
  const [search] = useSearchParams()
  const text = search.get('q') ?? ''
  const { title } = sitePages.search
  return (
    <div className="frame">
      <PageMeta title={`${text.trim() === '' ? '' : `“${shortened(text.trim())}” · `}${title}`} />
      <PageHead
        title={title}
        beside={
          <div className={styles.box}>
            <SearchBox text={text} large />
          </div>
        }
      >
        {!isTerm(text) && 'Type the name of a store, a category, or what you want to buy.'}
      </PageHead>
      {!isTerm(text) && renderSlot(otherWays, {})}
      {isTerm(text) ? <Found text={text} search={search} /> : <Hint text={text} />}
    </div>
  )
}

/** Browsers cut off titles long before this. */
function shortened(text: string): string {
  const characters = Array.from(text)
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : text
}

function Found({ text, search }: { text: string; search: URLSearchParams }) {
  const stores = useLongList(searchRead(text, search), identity)
  const { data: categories = [] } = useQuery(categoriesFound(text))
  const found = stores.pages?.flat() ?? []
  useGoTo(stores.pages && exactStorePath(text, found, stores.next))
  const isSimilar = useIsSimilar(text)
  const areSimilar = isSimilar(found)
  const list = (
    <LongList
      list={stores}
      what="stores"
      failed="An error occurred while searching"
      empty={<NoStore text={text} />}
      summary={(count, more) => `${storesFoundText(count, more)}${areSimilar ? ' with a similar name' : ''}`}
      Page={Stores}
    />
  )
  const parts = [
    {
      part: (
        <div key="stores" className={areSimilar ? styles.more : ''}>
          {list}
        </div>
      ),
      isLast: areSimilar,
    },
    { part: <Categories key="categories" found={categories} />, isLast: isSimilar(categories) },
  ]
  return (
    <>
      {parts.map(({ part, isLast }) => !isLast && part)}
      {renderSlot(alsoFound, { text })}
      {parts.map(({ part, isLast }) => isLast && part)}
      {stores.pages && found.length === 0 && <MissingStore text={text} />}
    </>
  )
}

const Categories = ({ found }: { found: CategoryTile[] }) =>
  found.length > 0 && (
    <section className={styles.more} aria-labelledby="categories-found">
      <SectionHead id="categories-found" title="Categories" />
      <ul className={`${grid.rows} ${grid.pairs} ${styles.categories}`}>
        {found.map((category) => (
          <li key={category.slug}>
            <CategoryCard category={category} load="near" sizes="60px" />
          </li>
        ))}
      </ul>
    </section>
  )

/** Whether all have other words than the text, which something else has: that comes first then. */
function useIsSimilar(text: string): (found: readonly { name: string }[]) => boolean {
  const client = useQueryClient()
  // Looks again when an answer comes.
  useIsFetching()
  const cached = (({ queryKey }: { queryKey: readonly unknown[] }) => client.getQueryData(queryKey)) as Cached
  const isTyped = typedChecks.some((check) => check(text, cached))
  return (found) => isTyped && found.length > 0 && !found.some(({ name }) => hasTyped(name, text))
}

/** After Enter, not for a link to the search. */
function useGoTo(path: string | undefined) {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: unknown }
  useEffect(() => {
    if (path !== undefined && state === enteredByKey) void navigate(path, { replace: true })
  }, [navigate, path, state])
}

/** Something else may have been found. */
function NoStore({ text }: { text: string }) {
  const client = useQueryClient()
  // Reads again what is known when an answer comes.
  useIsFetching()
  const others = [categoriesFound(text), ...searchFeatureReads(text)].map(({ queryKey }) =>
    client.getQueryState<unknown[]>(queryKey),
  )
  if (others.some((each) => !each || each.status === 'pending')) return null
  if (others.some((each) => each?.data?.length !== 0)) return <p role="status">No store has this name.</p>
  return <NothingFound text={text} />
}

function NothingFound({ text }: { text: string }) {
  const { data: nearest = [] } = useQuery(suggestionsRead(text))
  return (
    <>
      <ListMessage>
        No results found. Check the spelling, or type only the first letters of the name.{' '}
        <Link to={sitePages.explore.path}>All brands</Link>
      </ListMessage>
      {nearest.length > 0 && (
        <section className={styles.more} aria-labelledby="nearest">
          <SectionHead
            id="nearest"
            title={nearest.length === maxSuggestions ? 'The three nearest' : 'The nearest'}
          />
          <Stores items={nearest} first />
        </section>
      )}
    </>
  )
}

const MissingStore = ({ text }: { text: string }) => (
  <p className={styles.missing}>
    <a href={missingStorePath(text)} className="quiet-button">
      Tell us which store is missing
    </a>
  </p>
)

function Hint({ text }: { text: string }) {
  if (text.trim() !== '')
    return <ListMessage>A search may have at most {searchLength} characters.</ListMessage>
  return (
    <ListMessage>
      One letter is enough. <Link to={sitePages.explore.path}>All brands</Link>
    </ListMessage>
  )
}
