import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { htmlText } from '#domain/text/html-text'
import { iconLinks } from '#domain/page/icon-links'
import { site } from '#site'
import { entryOf, readManifest, stylesOf } from './build-manifest'
import { buildParts } from './build-parts'

export const shells = {
  site: `/${buildParts.shell}/site.html`,
  admin: `/${buildParts.shell}/staff.html`,
} as const

/** 403: CloudFront may not call the function. A 503 has its own page, which says what could not be read. */
export const pagesFailures = [403, 500, 502, 504]

/** Staff's shell has 200, as the page that it replaces. */
export const shellStatus = 503

export async function writeShells(folder: string): Promise<void> {
  await mkdir(join(folder, buildParts.shell), { recursive: true })
  for (const name of ['site', 'admin'] as const) {
    const manifest = await readManifest(join(folder, buildParts.site), name)
    const { source, script } = entryOf(manifest)
    await writeFile(join(folder, shells[name]), documentOf(script, stylesOf(manifest, source)))
  }
}

/** Not indexed: it is temporary and the same for every address. */
function documentOf(script: string, styles: string[]): string {
  const links = styles.map((file) => `<link rel="stylesheet" href="/${file}">`)
  return `<!doctype html>
<html lang="${site.language.tag}" dir="${site.language.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${htmlText(site.name)}</title>
${iconLinks}
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
