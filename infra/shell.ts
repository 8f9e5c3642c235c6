import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { buildParts } from './build-parts'

/** The documents that are served while the pages function fails, by the part of the site that they start. */
export const shells = {
  site: `/${buildParts.shell}/site.html`,
  admin: `/${buildParts.shell}/staff.html`,
} as const

/** What a pages function that has failed is answered with. A 503 is a page of its own: it says what could not be read. */
export const pagesFailures = [500, 502, 504]

/** Writes a document for each of the site's two builds that has nothing in it: the browser renders the page. */
export async function writeShells(folder: string): Promise<void> {
  await mkdir(join(folder, buildParts.shell), { recursive: true })
  for (const [name, file] of Object.entries(shells)) {
    const manifest = join(folder, buildParts.site, '.vite', `${name}.json`)
    const { script, styles } = entryOf(JSON.parse(await readFile(manifest, 'utf8')) as Manifest)
    await writeFile(join(folder, file), documentOf(script, styles))
  }
}

function entryOf(manifest: Manifest) {
  const chunks = Object.values(manifest)
  const entry = chunks.find(({ isEntry, file }) => isEntry && file.endsWith('.js'))
  if (!entry) throw new Error('A build has no entry.')
  return {
    script: entry.file,
    styles: chunks
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.css'))
      .concat(entry.css ?? []),
  }
}

/** Not to be indexed: it is the same for every address, and gone in a while. */
function documentOf(script: string, styles: string[]): string {
  const links = [...new Set(styles)].map((file) => `<link rel="stylesheet" href="/${file}">`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Clipwell</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${links.join('')}
</head>
<body>
<div id="root"></div>
<noscript>This page needs JavaScript for the moment. Please turn it on, or come back in a while.</noscript>
<script type="module" src="/${script}"></script>
</body>
</html>
`
}
