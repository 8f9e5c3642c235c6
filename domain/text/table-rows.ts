type Cell = string | number

/** Items as rows below a row of headings, such as 'Discount kind'. What they refer to is named. */
export function tableRows(items: readonly object[]): Cell[][] {
  const records = items.map((item) => new Map(cellsOf(item, '')))
  const names = [...new Set(records.flatMap((record) => [...record.keys()]))]
  return [names.map(headingOf), ...records.map((record) => names.map((name) => record.get(name) ?? ''))]
}

/** `storeId` is 'Store', `endsAt` 'Ends'. */
function headingOf(name: string): string {
  const words = name.replace(/^_/, '').replace(/[A-Z]|\./g, (sign) => ` ${sign.replace('.', '')}`)
  const text = words.toLowerCase().replace(/(?<=.) +(?:id|at)$/, '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A list is one cell, with a part on each line. */
function cellsOf(value: unknown, name: string): [string, Cell][] {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) return [[name, value.map(partText).join('\n')]]
  if (typeof value === 'number' || typeof value === 'string') return [[name, value]]
  if (typeof value !== 'object') return [[name, JSON.stringify(value)]]
  if (name !== '' && 'name' in value) return [[name, String(value.name)]]
  // What lies deeper is of no use in a table.
  if (name.includes('.')) return []
  return Object.entries(value).flatMap(([key, each]) => cellsOf(each, name === '' ? key : `${name}.${key}`))
}

function partText(part: unknown): string {
  if (typeof part !== 'object' || part === null) return String(part)
  return Object.values(part).map(partText).join(': ')
}
