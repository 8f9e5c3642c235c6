export interface AnswerPage<Body> {
  body: Body
  next: string | null
}

/** Follows the Links of a list to its end, unless the read has a limit. */
export async function readWhole(
  query: Record<string, string>,
  readPage: (query: Record<string, string>) => Promise<AnswerPage<unknown>>,
): Promise<unknown> {
  const first = await readPage(query)
  if (!Array.isArray(first.body) || 'limit' in query) return first.body
  const items: unknown[] = first.body
  let { next } = first
  while (next !== null) {
    const page: AnswerPage<unknown> = await readPage({ ...query, cursor: next })
    items.push(...(page.body as unknown[]))
    next = page.next
  }
  return items
}

/** The cursor in a Link header (docs/api.md, Lists): `</api/stores?limit=20&cursor=…>; rel="next"`. */
export function cursorOfLink(link: string | null | undefined): string | null {
  const cursor = /[?&]cursor=([^&>]+)/.exec(link ?? '')?.[1]
  return cursor === undefined ? null : decodeURIComponent(cursor)
}
