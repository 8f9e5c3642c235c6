import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { htmlText } from '#domain/text/html-text'
import { openApiFile } from '#infra/build/build-parts'
import { site } from '#site'
import { createFileReader, type FileReader } from './files'
import { textAnswer } from './response'

const require = createRequire(import.meta.url)

const path = '/api/docs'

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${htmlText(site.name)} API</title>
<link rel="stylesheet" href="${path}/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="${path}/swagger-ui-bundle.js"></script>
<script src="${path}/start.js"></script>
</body>
</html>
`

/** The policy of the site runs no inline script. */
const start = `const { matches: isDark } = matchMedia('(prefers-color-scheme: dark)')
document.documentElement.classList.toggle('dark-mode', isDark)
SwaggerUIBundle(${JSON.stringify({
  url: `/${openApiFile}`,
  dom_id: '#docs',
  deepLinking: true,
  showExtensions: true,
})})`

export function createDocsReader(): FileReader {
  const library = createFileReader(dirname(require.resolve('swagger-ui-dist')))
  return async (request, requested) => {
    if (requested === path) return textAnswer('text/html', page)
    if (requested === `${path}/start.js`) return textAnswer('text/javascript', start)
    return requested.startsWith(`${path}/`) ? library(request, requested.slice(path.length)) : null
  }
}
