import { useSearchParams } from 'react-router-dom'
import { Link } from '#components/link'
import { PageMeta } from '#components/page-meta'
import { searchLength, storesFound } from '#domain/search/search-terms'
import frame from '#components/frame.module.css'
import { LongList } from '#components/long-list'
import { ListMessage } from '#components/list-message'
import { PageHead } from '#components/page-head'
import { renderSlot } from '#components/slot'
import { otherWays } from '../features/explore-page'
import { sitePages } from '#domain/page/site-pages'
import type { Load } from '#lib/load'
import { identity, useLongList } from '#lib/use-long-list'
import { Stores } from '../store/stores'
import { SearchBox } from './search-box'
import { isTerm, searchRead } from './search-data'
import styles from './search-page.module.css'

export const load: Load = async ({ main }, _, search) => {
  const text = search.get('q') ?? ''
  if (isTerm(text)) await main(searchRead(text, search))
}

export default function SearchPage() {
  const [search] = useSearchParams()
  const text = search.get('q') ?? ''
  const { title } = sitePages.search
  return (
    <div className={frame.frame}>
      <PageMeta title={`${text.trim() === '' ? '' : `“${shortened(text.trim())}” · `}${title}`} />
      <PageHead title={title}>Type the name of a store, or the beginnings of its words.</PageHead>
      <div className={styles.box}>
        <SearchBox text={text} large />
      </div>
      {renderSlot(otherWays, {})}
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
  return (
    <LongList
      list={stores}
      what="stores"
      failed="An error occurred while searching"
      empty={<NothingFound />}
      summary={storesFound}
      Page={Stores}
    />
  )
}

function NothingFound() {
  return (
    <ListMessage>
      No results found. Check the spelling, or type only the first letters of the name.{' '}
      <Link to={sitePages.explore.path}>All brands</Link>
    </ListMessage>
  )
}

function Hint({ text }: { text: string }) {
  if (text.trim() !== '')
    return <ListMessage>A search may have at most {searchLength} characters.</ListMessage>
  return (
    <ListMessage>
      One letter is enough. <Link to={sitePages.explore.path}>All brands</Link>
    </ListMessage>
  )
}
