import { decodeXML } from 'entities'
import { xmlText } from '#domain/text/xml-text'

export function element(name: 'link' | 'meta', attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`)
  return `<${name}${written.join('')} data-page-head="">`
}

export interface Hoisted {
  title: string
  description: string | undefined
}

export function readHoisted(markup: string): Hoisted {
  const description = /<meta name="description" content="([^"]*)"/.exec(markup)?.[1]
  return {
    title: decodeXML(/<title>([^<]*)<\/title>/.exec(markup)?.[1] ?? ''),
    description: description === undefined ? undefined : decodeXML(description),
  }
}
