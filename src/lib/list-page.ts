/**
 * A stretch of a list as its route answers with it, and the cursor of what follows; null where the list ends.
 */
export interface ListPage<Body> {
  body: Body
  next: string | null
}

/**
 * The whole of what a route answers with: where a list ends before all of it has come, its Link is followed.
 * What is asked for with a limit is as long as it is.
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

/**
 * The cursor in the Link of an answer (docs/api.md, Lists): `</api/stores?limit=20&cursor=…>; rel="next"`.
 */
export function cursorIn(link: string | null | undefined): string | null {
  const cursor = /[?&]cursor=([^&>]+)/.exec(link ?? '')?.[1]
  return cursor === undefined ? null : decodeURIComponent(cursor)
}
