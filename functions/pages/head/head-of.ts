import type { QueryClient } from '@tanstack/react-query'
import type { Cached, Head } from '#lib/page-facts'
import { splitHoisted } from '../markup'
import { readHoisted } from './elements'
import { hiddenHead, pageHead, type PageHead } from './page-head'

/** Beside the page: store-head.ts, store-page.tsx. */
const heads = import.meta.glob<Head>('../../../src/site/{*,features/*}/*-head.ts', {
  import: 'head',
  eager: true,
})

interface Asked {
  url: URL
  /** `/store/:storeSlug` */
  route: string
  /** In src/site, without the extension: 'store/store-page'. */
  pageName: string
  params: Record<string, string>
  isAnswer: boolean
}

interface Answered {
  status: number
  markup: string
  client: QueryClient
  address: string
}

/** Search engines leave out a page that does not exist, and are told nothing of a failure. */
export function headOf(
  { url, route, pageName, params, isAnswer }: Asked,
  { status, markup, client, address }: Answered,
): PageHead {
  const head = heads[`../../../src/site/${pageName.replace(/-page$/, '-head')}.ts`] ?? saysNoMore
  const cached = (({ queryKey }: { queryKey: readonly unknown[] }) => client.getQueryData(queryKey)) as Cached
  if (isAnswer || status === 404 || status === 410) return hiddenHead
  const facts = status === 200 ? head(cached, params, url.searchParams) : undefined
  if (!facts) return nothing
  const hoisted = readHoisted(splitHoisted(markup)[0])
  return pageHead({ address, route, search: url.searchParams, hoisted, facts })
}

const nothing: PageHead = { head: '', end: '' }

const saysNoMore: Head = () => ({})
