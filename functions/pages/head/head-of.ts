import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '../../../src/app/page'
import type { Cached, Head } from '#lib/page-metadata'
import { splitHoisted } from '../markup'
import { readHoisted } from './elements'
import { noIndexHead, pageHead, type PageHead } from './page-head'

interface RequestedPage {
  url: URL
  path: string
  page: Page
  factsOf: Head | undefined
  params: Record<string, string>
  isAnswer: boolean
}

interface RenderedPage {
  status: number
  markup: string
  client: QueryClient
  address: string
}

/** Search engines leave out a page that does not exist, and are told nothing of a failure. */
export function headOf(
  { url, path, page, factsOf, params, isAnswer }: RequestedPage,
  { status, markup, client, address }: RenderedPage,
): PageHead {
  const cached = (({ queryKey }: { queryKey: readonly unknown[] }) => client.getQueryData(queryKey)) as Cached
  if (isAnswer || status === 404 || status === 410) return noIndexHead
  const facts = status === 200 && (factsOf ? factsOf(cached, params, url.searchParams) : {})
  if (!facts) return nothing
  const pageFacts = page.noIndex ? { ...facts, noIndex: true } : facts
  const hoisted = readHoisted(splitHoisted(markup)[0])
  return pageHead({ address, path, search: url.searchParams, hoisted, facts: pageFacts })
}

const nothing: PageHead = { head: '', end: '' }
