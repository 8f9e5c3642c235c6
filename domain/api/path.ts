export type NamesIn<Key> = Key extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

export type PathParams<Key> = { [Name in NamesIn<Key>]: string }

/** The path of a route with its names filled in, each percent-encoded: `/stores/slug/h%26m`. */
export function pathOf(key: `${string} /${string}`, params: Record<string, string>): string {
  const path = key.slice(key.indexOf(' ') + 1)
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
