import type { Request } from './call'

/**
 * The versions of an item that a write is based on, as its If-Match names them: `"3"`. Undefined where it asks for
 * none, and for `*`, which any version is. What names no version of ours matches none.
 */
export function versionsOf({ ifMatch }: Pick<Request, 'ifMatch'>): readonly number[] | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  return ifMatch.split(',').flatMap((tag) => {
    const version = /^\s*(?:W\/)?"(\d{1,15})"\s*$/.exec(tag)?.[1]
    return version === undefined ? [] : Number(version)
  })
}
