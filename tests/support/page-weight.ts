import { brotliCompressSync } from 'node:zlib'

/** The compressed size of the style sheets inside a document, in bytes. */
export function inlineStyle(html: string): number {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css ?? '').join('')
  return styles === '' ? 0 : brotliCompressSync(styles).length
}

/** The paths of the scripts that a document starts with, and of those that they fetch for the page. */
export function scriptsIn(html: string): string[] {
  const first = [...html.matchAll(/<script[^>]* (?:src|data-entry)="([^"]+)"/g)].map(([, src]) => src ?? '')
  const [, later = '[]'] = /<script[^>]* id="chunks"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return [...new Set([...first, ...(JSON.parse(later) as string[])])]
}
