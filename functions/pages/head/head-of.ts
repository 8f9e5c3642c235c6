import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '../../../src/app/page'
import type { Cached, Head } from '#lib/page-metadata'
import { splitHoisted } from '../markup'
import { readHoisted } from './elements'
import { hiddenHead, pageHead, type PageHead } from './page-head'

interface Asked {
  url: URL
  path: string
  page: Page
  factsOf: Head | undefined
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
  { url, path, page, factsOf, params, isAnswer }: Asked,
  { status, markup, client, address }: Answered,
): PageHead {
  const cached = (({ queryKey }: { queryKey: readonly unknown[] }) => client.getQueryData(queryKey)) as Cached
  if (isAnswer || status === 404 || status === 410) return hiddenHead
  const given = status === 200 && (factsOf ? factsOf(cached, params, url.searchParams) : {})
  if (!given) return nothing
  const facts = page.isHidden ? { ...given, isHidden: true } : given
  const hoisted = readHoisted(splitHoisted(markup)[0])
  return pageHead({ address, path, search: url.searchParams, hoisted, facts })
}

const nothing: PageHead = { head: '', end: '' }
