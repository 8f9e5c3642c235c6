export type WrittenBlock = { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; items: string[] }

export interface WrittenPart {
  text: string
  address?: string
}

/** The paragraphs, headings and lists of a text. Lines of one are joined by a space. */
export function writtenBlocks(text: string): WrittenBlock[] {
  return text
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      if (block.startsWith('## ')) return { kind: 'heading', text: joined(block.slice(3)) }
      if (!block.startsWith('- ')) return { kind: 'paragraph', text: joined(block) }
      return {
        kind: 'list',
        items: block
          .slice(2)
          .split(/\n\s*- /)
          .map(joined),
      }
    })
}

const joined = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The links of a paragraph and what is between them. An address begins with one slash. */
export function writtenParts(text: string): WrittenPart[] {
  const parts: WrittenPart[] = []
  let end = 0
  for (const found of text.matchAll(/\[([^[\]]+)\]\((\/(?!\/)[^\s()]*)\)/g)) {
    const [all, label = '', address = ''] = found
    if (found.index > end) parts.push({ text: text.slice(end, found.index) })
    parts.push({ text: label, address })
    end = found.index + all.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
