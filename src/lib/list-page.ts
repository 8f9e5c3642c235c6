/** One page of a list, and the cursor of the next page; null at the end. */
export interface ListPage<Body> {
  body: Body
  next: string | null
}

/**
 * The whole answer of a route: follows the Links of a list to its end. A read with a limit is not continued.
 */
export async function readWhole(
  query: Record<string, string>,
  readPage: (query: Record<string, string>) => Promise<ListPage<unknown>>,
): Promise<unknown> {
  const first = await readPage(query)
  if (!Array.isArray(first.body) || 'limit' in query) return first.body
  const items: unknown[] = first.body
  let { next } = first
  while (next !== null) {
    const page: ListPage<unknown> = await readPage({ ...query, cursor: next })
    items.push(...(page.body as unknown[]))
    next = page.next
  }
  return items
}

/** The cursor in an answer's Link (docs/api.md, Lists): `</api/stores?limit=20&cursor=…>; rel="next"`. */
export function cursorIn(link: string | null | undefined): string | null {
  const cursor = /[?&]cursor=([^&>]+)/.exec(link ?? '')?.[1]
  return cursor === undefined ? null : decodeURIComponent(cursor)
}
