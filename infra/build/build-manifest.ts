import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'

export async function readManifest(folder: string, name: 'site' | 'admin'): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, '.vite', `${name}.json`), 'utf8')) as Manifest
}

export function entryOf(manifest: Manifest): { source: string; script: string } {
  const entry = Object.entries(manifest).find(([, { isEntry, file }]) => isEntry && file.endsWith('.js'))
  if (!entry) throw new Error('The build has no entry: run the build of the site before that of its pages.')
  return { source: entry[0], script: entry[1].file }
}

export function scriptsOf(manifest: Manifest, source: string): string[] {
  return chunksOf(manifest, source).map(({ file }) => file)
}

const wholeStyle = 'style.css'

/** The source's own style sheet first, because the others build on it. */
export function stylesOf(manifest: Manifest, source: string): string[] {
  const whole = manifest[wholeStyle]
  return whole ? [whole.file] : [...new Set(chunksOf(manifest, source).flatMap(({ css = [] }) => css))]
}

function chunksOf(manifest: Manifest, source: string, seen = new Set<ManifestChunk>()): ManifestChunk[] {
  const chunk = manifest[source]
  if (chunk && !seen.has(chunk)) {
    seen.add(chunk)
    for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, seen)
  }
  return [...seen]
}
