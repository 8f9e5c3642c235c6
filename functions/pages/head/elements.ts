import { wholeCharacters } from '#domain/text/xml-text'

export function element(name: 'link' | 'meta', attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${written.join('')} data-page-head="">`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

function escaped(text: string): string {
  return wholeCharacters(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}

const characters = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]))

function read(markup: string): string {
  return markup.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters.get(entity) ?? '')
}

export interface Hoisted {
  title: string
  description: string | undefined
}

export function readHoisted(markup: string): Hoisted {
  const description = /<meta name="description" content="([^"]*)"/.exec(markup)?.[1]
  return {
    title: read(/<title>([^<]*)<\/title>/.exec(markup)?.[1] ?? ''),
    description: description === undefined ? undefined : read(description),
  }
}
