/** An element without content. */
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

/** A text without halves of characters, which no reader has to accept. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\u{fffd}')
}

const characters = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]))

/** A text as React has written it into the document. */
function read(markup: string): string {
  return markup.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters.get(entity) ?? '')
}

/** What React has put into the head. */
export interface Hoisted {
  title: string
  description: string | undefined
}

/** Reads the titles and metadata of a page, as React has written them. */
export function readHoisted(markup: string): Hoisted {
  const description = /<meta name="description" content="([^"]*)"/.exec(markup)?.[1]
  return {
    title: read(/<title>([^<]*)<\/title>/.exec(markup)?.[1] ?? ''),
    description: description === undefined ? undefined : read(description),
  }
}
