import { assets } from 'virtual:assets'
import { splitHoisted } from './markup'

/** A document and the status it is answered with. */
export interface Rendered {
  status: number
  /** Whether all of it could be read. */
  whole: boolean
  html: string
  /** Where what was asked for is by now. */
  location?: string
}

/** What Vite's dev server needs in a page that it did not make itself. */
const developmentHead = `<script type="module">
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
</script><script type="module" src="/@vite/client"></script>`

/** The whole document around what React rendered. */
export function documentOf(markup: string, head: string, end: string): string {
  const [hoisted, body] = splitHoisted(markup)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${hoisted}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${assets ? '' : developmentHead}${head}
</head>
<body>
<div id="root">${body}</div>
${end}
</body>
</html>
`
}
