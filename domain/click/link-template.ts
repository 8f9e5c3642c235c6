import { linkProblem } from '../text/link'

/** What a template holds in braces: the link, the advertiser's id and the sub-id. */
export const placeholders = { url: '{URL}', advertiser: '{MID}', subId: '{SUBID}' } as const

const { url, advertiser, subId } = placeholders

/** Why a text cannot be a store's link template; null if it can. Its host must be in the text itself. */
export function templateProblem(text: string): string | null {
  const problem = linkProblem('Tracking template', text.replaceAll(/\{(?:URL|MID|SUBID)\}/g, 'x'))
  if (problem !== null) return problem
  if (/^[^:]*:\/\/[^/?#]*[{}]/.test(text)) {
    return 'Tracking template must have the name of its host before what is in braces.'
  }
  if (!text.includes(url)) return `Tracking template must contain ${url}, where the link of the offer goes.`
  if (/[{}]/.test(text.replaceAll(/\{(?:URL|MID|SUBID)\}/g, ''))) {
    return `Tracking template may have ${url}, ${advertiser} and ${subId} in braces, and nothing else.`
  }
  // What follows a # does not reach the network.
  return /#.*\{/s.test(text) ? 'Tracking template may have nothing in braces after a #.' : null
}
