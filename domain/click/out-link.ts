import type { Affiliation } from './affiliation'
import type { Placement } from './placement'

export interface Outgoing {
  link: string
  offerId: string
  placement: Placement
}

/** What a network is told of a click: offer and placement, nothing of the visitor. */
export function subIdOf({ offerId, placement }: Omit<Outgoing, 'link'>): string {
  return `${offerId}-${placement}`
}

/** Where a click leads, in ASCII. A link of the template's own network only gets its sub-id. */
export function outLink(outgoing: Outgoing, store: Affiliation): string {
  const { link } = outgoing
  const { linkTemplate, subIdParam, advertiserId = '' } = store
  const values = { URL: link, MID: advertiserId, SUBID: subIdOf(outgoing) }
  const isWrapped = linkTemplate === undefined || hostOf(linkTemplate) === hostOf(link)
  const address = isWrapped ? link : filled(linkTemplate, values)
  // A template that says where the sub-id goes has it already.
  const isSent = !isWrapped && linkTemplate.includes('{SUBID}')
  return asciiOf(
    subIdParam === undefined || isSent ? address : withParameter(address, subIdParam, values.SUBID),
  )
}

const placeholder = /\{(URL|MID|SUBID)\}/g

function filled(template: string, values: Record<string, string>): string {
  // A function, because of what `$&` would stand for in a text.
  return template.replace(placeholder, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

function hostOf(address: string): string | undefined {
  return /^https?:\/\/([^/?#]*)/i.exec(address)?.[1]?.toLowerCase()
}

/** Replaces the first parameter of its name. The rest stays as it is: some networks sign it. */
function withParameter(address: string, name: string, value: string): string {
  const [, base = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? []
  const pairs = query ? query.split('&') : []
  const first = pairs.findIndex((pair) => nameOf(pair) === name)
  const own = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
  const others = (from: number, to?: number) => pairs.slice(from, to).filter((pair) => nameOf(pair) !== name)
  const all = first === -1 ? [...pairs, own] : [...others(0, first), own, ...others(first)]
  return `${base}?${all.join('&')}${fragment}`
}

function nameOf(pair: string): string {
  const name = pair.split('=', 1)[0] ?? ''
  try {
    return decodeURIComponent(name.replaceAll('+', ' '))
  } catch {
    return name
  }
}

/** A header holds ASCII alone. An address that does stays to the letter. */
function asciiOf(address: string): string {
  return /^[\x21-\x7e]+$/.test(address) ? address : new URL(address).href
}
