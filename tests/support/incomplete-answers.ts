// What the tests of pages share that take a field of an answer away (functions/pages, src/app).

type Place = (string | number)[]

export type Change = (body: unknown, query: string) => unknown

interface Case {
  query: string
  body: unknown
  place: Place
  value: unknown
  label: string
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  // An item is not removed from a list of one: nothing would be left.
  if (Array.isArray(value) && value.length === 1) return []
  const entries = Array.isArray(value) ? [...value.entries()].slice(0, 1) : Object.entries(value)
  return entries.flatMap(([name, inner]) => [[name], ...placesIn(inner).map((place) => [name, ...place])])
}

export const at = (value: unknown, place: Place) =>
  place.reduce<unknown>((inner, name) => (inner as Record<string | number, unknown>)[name], value)

const missing = Symbol('missing')

function withValue(body: unknown, place: Place, value: unknown): unknown {
  const holder = at(body, place.slice(0, -1)) as Record<string | number, unknown>
  const name = place.at(-1) ?? ''
  if (value === missing) delete holder[name]
  else holder[name] = value
  return body
}

/** Texts that may disappear with the field: those of the list's item around it, or those in the field. */
export function textsWith(body: unknown, place: Place): string[] {
  const item = place.findLastIndex((name) => typeof name === 'number')
  const texts: string[] = []
  JSON.stringify(at(body, place.slice(0, Math.max(item, 0) + 1)), (_, value: unknown) => {
    if (typeof value === 'string' && value !== '') texts.push(value)
    return value
  })
  return texts
}

/** Fields that name an item or say of which kind it is. */
const names = new Set(['_id', 'slug', 'name', 'title', 'storeId', 'about', 'kind', 'type', 'status'])

const isName = (place: Place) =>
  names.has(String(place.at(-1))) && !place.some((part) => typeof part === 'number')

export const wrong = /\bundefined\b|\bNaN\b|Invalid Date|\[object/

export function casesOf(answers: ReadonlyMap<string, unknown>): Case[] {
  return [...answers].flatMap(([query, body]) =>
    placesIn(body).flatMap((place) => {
      // A name is not replaced: with another name it would be another item.
      const values = [missing, null, {}, ...(isName(place) ? [] : ['something-unknown'])]
      return values.map((value) => {
        const label = `${query} ${place.join('.')} ${value === missing ? 'missing' : JSON.stringify(value)}`
        return { query, body, place, value, label: label }
      })
    }),
  )
}

export function changeOf({ query, place, value }: Case): Change {
  return (body, of) => (of === query ? withValue(body, place, value) : body)
}
