import type { ReadKey } from '#domain/api/api'
import type { Page, PageRequest } from '#domain/http/paging'
import type { List } from '#table/cursor'
import type { Call } from '#functions/http/call'
import type { Item } from '#table/keys'
import { readPage } from '#table/read'

type Routed<Own> = {
  [Name in keyof Own]: Own[Name] extends { route: infer Key extends ReadKey } ? Key : never
}[keyof Own]

type Reader = Pick<Call<ReadKey>, 'now' | 'cacheUntil'>

type ListFunction<Read> = (call: Reader & { query: PageRequest & { sort?: string } }) => Promise<Page<Read>>

/** The lists of an entity whose orders say their `route`. A query's `sort` names another order. */
export function listRoutes<Own extends Readonly<Record<string, { index: string; route?: ReadKey }>>, Read>(
  { orders, list }: { orders: Own; list: (order: keyof Own & string) => List },
  read: (items: Item[], reader: Reader) => Read[] | Promise<Read[]>,
): Record<Routed<Own>, ListFunction<Read>> {
  const routes = Object.entries(orders).flatMap(([name, { route }]) => {
    const answer: ListFunction<Read> = ({ query: { sort = name, ...page }, ...call }) =>
      readPage(list(sort), page, (items) => read(items, call))
    return route === undefined ? [] : [[route, answer]]
  })
  return Object.fromEntries(routes) as Record<Routed<Own>, ListFunction<Read>>
}
