/** A stretch of a list as its route answers with it, and the cursor of what follows; null where the list ends. */
export interface Part<Body> {
  body: Body
  next: string | null
}

/** The cursor in the Link of an answer (docs/api.md, Lists): `</api/stores?limit=20&cursor=…>; rel="next"`. */
export function cursorIn(link: string | null | undefined): string | null {
  const cursor = /[?&]cursor=([^&>]+)/.exec(link ?? '')?.[1]
  return cursor === undefined ? null : decodeURIComponent(cursor)
}
