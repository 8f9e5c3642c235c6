import { useSearchParams } from 'react-router-dom'
import { Link } from '#components/link'
import { site } from '#site'
import { PageMeta } from '#components/page-meta'
import { PageHead } from '#components/page-head'
import { renderSlot } from '#components/slot'
import type { Store } from '#domain/store/store'
import { letterOf } from '#domain/store/letter-ranges'
import { letters } from '#domain/store/letters'
import { aboveStores, storeListReads } from '../features/explore-page'
import { sitePages } from '#domain/page/site-pages'
import { isNotFound } from '#lib/api-error'
import type { Load } from '#lib/load'
import type { Head } from '#lib/page-metadata'
import { pageQuery } from '#lib/page-query'
import { paths } from '#lib/paths'
import { readInPages } from '#lib/read'
import { storeLinks, storeTileWithId } from '../tile-fields'
import { identity, useLongList } from '#lib/use-long-list'
import { Missing } from '../not-found/missing'
import { StoreGrid } from './store-grid'
import { storesAtOnce } from './stores-at-once'
import styles from './letter-links.module.css'

const logosOf = (stores: Store[]) => stores.map(storeTileWithId)

function exploreRead(search: URLSearchParams) {
  const letter = search.get('letter')
  const query = pageQuery(storesAtOnce, search)
  if (letter) return readInPages('GET /stores/letter/{letter}', { letter }, query, logosOf)
  const [ofFeature] = storeListReads.flatMap((each) => each(search, query) ?? [])
  return ofFeature ?? readInPages('GET /stores', {}, query, logosOf)
}

/** Redirects another form of a letter: `?letter=é` to `?letter=E`. */
export const load: Load = async ({ main }, _, search) => {
  const requestedLetter = search.get('letter')
  const currentLetter = requestedLetter ? letterOf(requestedLetter)?.value : undefined
  if (currentLetter !== undefined && currentLetter !== requestedLetter) return paths.letter(currentLetter)
  await main(exploreRead(search))
  return undefined
}

/** Each letter has its own page. Letters without a store are left out. */
export const head: Head = (cached, _, search) => {
  const stores = cached(exploreRead(search))?.pages[0]?.body
  if (!stores) return undefined
  const letter = search.get('letter')
  return {
    ...(letter && { path: paths.letter(letter), noIndex: stores.length === 0 }),
    listed: storeLinks(stores),
  }
}

export default function ExplorePage() {
  const [search] = useSearchParams()
  const stores = useLongList(exploreRead(search), identity)
  const requestedLetter = search.get('letter')
  const letter = letters.find(({ value }) => value === requestedLetter)
  if (requestedLetter && isNotFound(stores.error))
    return (
      <Missing title="Letter not found" wayOut={['All brands', sitePages.explore.path]}>
        Brands are not listed by this letter.
      </Missing>
    )
  const title = letter ? `Brands that begin with ${letter.named}` : sitePages.explore.title
  return (
    <div className="frame">
      <PageMeta
        title={title}
        description={
          letter
            ? `Every brand on ${site.name} whose name begins with ${letter.named}, with its coupon codes.`
            : `Every brand on ${site.name}, with its rating, its reviews and its coupon codes.`
        }
      />
      <PageHead title={title}>
        {letter ? (
          <Link to={sitePages.explore.path}>All brands</Link>
        ) : (
          <>
            Pick a brand to see how it does and what it takes off the price, or begin with{' '}
            <Link to={sitePages.categories.path}>all categories</Link>.
          </>
        )}
      </PageHead>
      {renderSlot(aboveStores, { search })}
      <LetterLinks current={requestedLetter} />
      <StoreGrid list={stores} />
    </div>
  )
}

const LetterLinks = ({ current }: { current: string | null }) => (
  <nav aria-label="Brands by letter">
    <ul className={`row scrolled ${styles.letters}`}>
      {letters.map(({ value, label, named }) => (
        <li key={value}>
          <Link to={paths.letter(value)} aria-current={value === current ? 'page' : undefined}>
            {label}
            {label !== named && <span className="visually-hidden"> ({named})</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
