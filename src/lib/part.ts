/** A stretch of a list as its route answers with it, and the cursor of what follows; null where the list ends. */
export interface Part<Body> {
  body: Body
  next: string | null
}

/**
 * The whole of what a route answers with: where a list ends before all of it has come, its Link is followed. What is
 * asked for with a limit is as long as it is.
 */
export async function readWhole(
  query: Record<string, string>,
  readPart: (query: Record<string, string>) => Promise<Part<unknown>>,
): Promise<unknown> {
  const first = await readPart(query)
  if (!Array.isArray(first.body) || 'limit' in query) return first.body
  const items: unknown[] = first.body
  let { next } = first
  while (next !== null) {
    const part: Part<unknown> = await readPart({ ...query, cursor: next })
    items.push(...(part.body as unknown[]))
    next = part.next
  }
  return items
}

/** The cursor in the Link of an answer (docs/api.md, Lists): `</api/stores?limit=20&cursor=…>; rel="next"`. */
export function cursorIn(link: string | null | undefined): string | null {
  const cursor = /[?&]cursor=([^&>]+)/.exec(link ?? '')?.[1]
  return cursor === undefined ? null : decodeURIComponent(cursor)
}
