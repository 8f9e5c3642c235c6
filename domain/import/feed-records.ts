import { parse } from 'csv-parse/sync'
import { decodeXML } from 'entities'
import { XMLParser } from 'fast-xml-parser'
import { invalidField } from '../http/errors'
import { csvCellText } from '../text/csv-text'

export interface FeedRecord {
  /** In CSV where it ends. Else its number. */
  line: number
  /** Cells by `columnKey` of the name. Inner names are joined: `advertiser.name` is `advertisername`. */
  cells: Record<string, string>
  /** Why it cannot be read, and what it is. */
  problem?: string
  sent?: string[]
}

export interface FeedRecords {
  columns: string[]
  records: FeedRecord[]
}

/** 'Promotion ID', 'promotion-id' and 'promotionId' are the same column. */
export function columnKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

const largestSent = 16_000

/** A row in the order of the columns, for staff to mend. Null for one of more than 16 KB. */
export function sentCells(columns: readonly string[], { cells, sent }: FeedRecord): string[] | null {
  const all = sent ?? columns.map((name) => cells[columnKey(name)] ?? '')
  return new TextEncoder().encode(JSON.stringify(all)).length > largestSent ? null : all
}

/** The most offers of a feed. */
export const largestFeed = 10_000

const noTable = 'This is no table: it may be a picture, an archive or a workbook. Please save it as CSV.'

/** Throws `invalid` for what is no CSV, XML or JSON, or has too many offers. */
export function recordsIn(text: string): FeedRecords {
  const first = text.trimStart()[0]
  if (first === undefined) throw unreadable('The file is empty.')
  if (text.includes('\0')) throw unreadable(noTable)
  const isJson = first === '{' || first === '['
  const found = isJson
    ? treeRecords(text, 'JSON')
    : first === '<'
      ? treeRecords(text, 'XML')
      : csvRecords(text)
  if (found.records.length === 0) throw unreadable('This file has no rows.')
  if (found.records.length <= largestFeed) return found
  throw unreadable(`A file may have at most ${largestFeed.toLocaleString('en')} rows. Please split it.`)
}

function unreadable(message: string, cause?: unknown) {
  return invalidField('file', message, cause)
}

const delimiters = [',', ';', '\t', '|']

/** The delimiter that the first line has most often, outside of quotes. */
function delimiterOf(text: string): string {
  const [head = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1)
  const counted = delimiters.map((sign) => ({ sign, count: head.split(sign).length }))
  return counted.toSorted((one, other) => other.count - one.count)[0]!.sign
}

function csvRecords(text: string): FeedRecords {
  const [head, ...rows] = csvRows(text.trimStart())
  const columns = head?.record ?? []
  if (columns.length < 2) throw unreadable('This is no table: its first row has one column.')
  const keys = columns.map(columnKey)
  const records = rows.map(({ record, info: { lines } }): FeedRecord => {
    const cells = Object.fromEntries(keys.map((name, at) => [name, csvCellText(record[at] ?? '')]))
    if (record.length === columns.length) return { line: lines, cells }
    return {
      line: lines,
      cells,
      sent: record.map(csvCellText),
      problem: `It has ${record.length} columns, the first row ${columns.length}.`,
    }
  })
  return { columns, records }
}

function csvRows(text: string): { record: string[]; info: { lines: number } }[] {
  try {
    const delimiter = delimiterOf(text)
    return parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: delimiter !== '\t',
    }) as unknown as ReturnType<typeof csvRows>
  } catch (cause) {
    throw unreadable('This file is not valid CSV: a quote may be open at its end.', cause)
  }
}

/** Entities are off: those of XML itself are decoded here, others stay as they are. */
const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  processEntities: false,
  tagValueProcessor: (_, text) => decodeXML(text),
  attributeValueProcessor: (_, text) => decodeXML(text),
  isArray: (name) => name === 'link',
})

function treeRecords(text: string, kind: 'XML' | 'JSON'): FeedRecords {
  try {
    const root: unknown = kind === 'XML' ? xml.parse(text, true) : JSON.parse(text)
    const records = (listIn(root, 3) ?? []).map((item, at) => ({ line: at + 1, cells: cellsIn(item) }))
    return { columns: [...new Set(records.flatMap(({ cells }) => Object.keys(cells)))], records }
  } catch (cause) {
    throw unreadable(`This file is not valid ${kind}.`, cause)
  }
}

/** The first list of objects, at most so deep. */
function listIn(value: unknown, depth: number): object[] | undefined {
  if (Array.isArray(value)) return (value as unknown[]).filter(isObject)
  if (depth === 0 || !isObject(value)) return undefined
  for (const inner of Object.values(value)) {
    const found = listIn(inner, depth - 1)
    if (found && found.length > 0) return found
  }
  return undefined
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function cellsIn(item: object): Record<string, string> {
  const cells: Record<string, string> = {}
  function add(name: string, value: unknown, depth: number): void {
    if (!isObject(value)) {
      if (value !== null) cells[name] ??= typeof value === 'string' ? value : JSON.stringify(value)
      return
    }
    if (depth === 0) return
    for (const [inner, each] of Object.entries(value)) {
      // The parser's name for the text beside attributes.
      const isSame = inner === '#text' || Array.isArray(value)
      add(isSame ? name : name + columnKey(inner), each, depth - 1)
    }
  }
  add('', item, 3)
  return cells
}
