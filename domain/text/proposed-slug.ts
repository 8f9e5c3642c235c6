import { cleanLine } from './clean'
import { newSlugProblem, slugLength, slugOf, withoutRefused, withoutSpareHyphens } from './slug'

/** The slug that a form proposes: only legal characters, no spare hyphens. '' if none is left. */
export function proposedSlug(name: string): string {
  const tidied = cleanLine(name)
  const dropped = withoutRefused(tidied)
  const slug = cleanLine(shorten(slugOf(dropped)))
  const proposal = dropped === tidied ? slug : withoutSpareHyphens(slug)
  return newSlugProblem(proposal) === null ? proposal : ''
}

/** The beginning of a slug that is too long, in whole characters. Lower case can be longer than a name. */
function shorten(slug: string): string {
  let short = ''
  for (const character of slug) {
    if (short.length + character.length > slugLength) break
    short += character
  }
  return short
}
