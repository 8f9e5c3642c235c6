import { linkProblem } from './link'

/** A stretch of a text: lines, or a list that is written in them. */
export type Block =
  | { kind: 'lines'; text: string }
  | { kind: 'bullets'; items: string[] }
  | { kind: 'numbers'; items: string[]; start: number }

/** One line is no list: it may be a dash of a conversation, or a year with a full stop. */
const shortestList = 2

interface Run {
  kind: Block['kind']
  lines: string[]
  items: string[]
  start: number
}

/** Two lines that begin with '- ', '* ' or '• ', or with consecutive numbers ('1. '), are a list. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const { kind, lines, items, start } of runsOf(text)) {
    const last = blocks.at(-1)
    if (kind !== 'lines' && items.length >= shortestList) {
      blocks.push(kind === 'bullets' ? { kind, items } : { kind, items, start })
    } else if (last?.kind === 'lines') last.text += `\n${lines.join('\n')}`
    else blocks.push({ kind: 'lines', text: lines.join('\n') })
  }
  return blocks
    .map((block) => (block.kind === 'lines' ? { ...block, text: block.text.trim() } : block))
    .filter((block) => block.kind !== 'lines' || block.text !== '')
}

function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const line of text.split(/\r?\n/)) {
    const { kind, item, number } = entryOf(line)
    const last = runs.at(-1)
    const goesOn = last?.kind === kind && (kind !== 'numbers' || number === last.start + last.items.length)
    const run = goesOn ? last : { kind, lines: [], items: [], start: number }
    if (!goesOn) runs.push(run)
    run.lines.push(line)
    run.items.push(item)
  }
  return runs
}

function entryOf(line: string): { kind: Block['kind']; item: string; number: number } {
  const bullet = /^\s{0,3}[-*•]\s(.+)$/.exec(line)
  if (bullet) return { kind: 'bullets', item: bullet[1]!.trim(), number: 0 }
  const numbered = /^\s{0,3}(\d{1,3})\.\s(.+)$/.exec(line)
  if (numbered) return { kind: 'numbers', item: numbered[2]!.trim(), number: Number(numbered[1]) }
  return { kind: 'lines', item: line, number: 0 }
}

/** A part of a text: words, or the address of a page. */
export interface TextPart {
  text: string
  isAddress: boolean
}

/** What may be an address. The end is judged apart. */
const candidates = /\bhttps?:\/\/[^\s<>"“”«»]{1,2000}/gi

/** A text in its parts. Only full http and https addresses that a link may have are addresses. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (const { 0: candidate, index } of text.matchAll(candidates)) {
    const address = withoutEnd(candidate)
    if (linkProblem('', address) !== null) continue
    if (index > done) parts.push({ text: text.slice(done, index), isAddress: false })
    parts.push({ text: address, isAddress: true })
    done = index + address.length
  }
  if (done < text.length) parts.push({ text: text.slice(done), isAddress: false })
  return parts
}

/** Without what the sentence around it has put at its end. A bracket is its own if it opens one. */
function withoutEnd(candidate: string): string {
  const end = candidate.includes('(') ? /[.,;:!?…'’*_\]}]+$/ : /[.,;:!?…'’*_\]})]+$/
  return candidate.replace(end, '')
}
