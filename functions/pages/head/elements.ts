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
  return wellFormed(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** Without halves of surrogate pairs, which readers may refuse. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\u{fffd}')
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
