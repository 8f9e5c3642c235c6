import type { Request } from './call'

/** `"3"`. Undefined without the header and for `*`. A malformed version matches none. */
export function versionsOf({ ifMatch }: Pick<Request, 'ifMatch'>): readonly number[] | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  return ifMatch.split(',').flatMap((tag) => {
    const version = /^\s*(?:W\/)?"(\d{1,15})"\s*$/.exec(tag)?.[1]
    return version === undefined ? [] : Number(version)
  })
}
