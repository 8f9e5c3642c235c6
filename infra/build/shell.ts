import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { entryOf, readManifest, stylesOf } from './build-manifest'
import { buildParts } from './build-parts'

/** The documents that are served while the pages function fails, by the part of the site that they start. */
export const shells = {
  site: `/${buildParts.shell}/site.html`,
  admin: `/${buildParts.shell}/staff.html`,
} as const

/**
 * What a pages function that has failed is answered with; 403 where it may not be called. A 503 is a page of
 * its own: it says what could not be read.
 */
export const pagesFailures = [403, 500, 502, 504]

/**
 * Writes a document for each of the site's two builds that has nothing in it: the browser renders the page.
 */
export async function writeShells(folder: string): Promise<void> {
  await mkdir(join(folder, buildParts.shell), { recursive: true })
  for (const name of ['site', 'admin'] as const) {
    const manifest = await readManifest(join(folder, buildParts.site), name)
    const { source, script } = entryOf(manifest)
    await writeFile(join(folder, shells[name]), documentOf(script, stylesOf(manifest, source)))
  }
}

/** Not to be indexed: it is the same for every address, and gone in a while. */
function documentOf(script: string, styles: string[]): string {
  const links = styles.map((file) => `<link rel="stylesheet" href="/${file}">`)
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
