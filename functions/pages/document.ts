import { site } from '#site'
import { iconLinks } from '#domain/page/icon-links'
import { assets } from 'virtual:assets'
import { splitHoisted } from './markup'

/** A document with its status. */
export interface Rendered {
  status: number
  /** Whether all reads succeeded. */
  whole: boolean
  html: string
  /** The present address of what was asked for. */
  location?: string
  /** When the page will not be true any more, if that is known. */
  changesAt?: Date | undefined
}

/** Vite's dev server needs this in a page that it did not render. */
const developmentHead = `<script type="module">
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
</script><script type="module" src="/@vite/client"></script>`

/** The whole document around React's markup. */
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
