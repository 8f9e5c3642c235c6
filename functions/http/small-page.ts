import { htmlText } from '#domain/text/html-text'
import { site } from '#site'

/** The sentence is ours, so it is not escaped. */
export function smallPage(sentence: string): string {
  return `<!doctype html>
<html lang="${site.language.tag}" dir="${site.language.direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${htmlText(site.name)}</title>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;display:grid;place-items:center;min-height:80vh;margin:1.5rem;text-align:center}a{color:inherit}</style>
<main><p>${sentence}</p><p><a href="/">Go to the home page</a></p></main>
</html>
`
}
