import { site } from '#site'
import { iconLinks } from '#domain/page/icon-links'
import { assets } from 'virtual:assets'
import { splitHoisted } from './markup'

export interface Rendered {
  status: number
  whole: boolean
  html: string
  location?: string
  /** Expiry of the page, if known. */
  changesAt?: Date | undefined
}

/** Vite's dev server needs this in a page that it did not render. It replaces a page's component alone. */
const developmentHead = `<script type="module">
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
window.__getReactRefreshIgnoredExports = () => ['load', 'head']
</script><script type="module" src="/@vite/client"></script>`

export function documentOf(markup: string, head: string, end = ''): string {
  const [hoisted, body] = splitHoisted(markup)
  return `<!doctype html>
<html lang="${site.language.tag}" dir="${site.language.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${hoisted}
${iconLinks}
${assets ? '' : developmentHead}${head}
</head>
<body>
<div id="root">${body}</div>
${end}
</body>
</html>
`
}
