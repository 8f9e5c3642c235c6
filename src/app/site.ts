import './styles/tokens.css'
import './styles/base.css'
import { holdEarlyEvents } from './replay-early-events'
import { painted } from './painted'
import { whenIdle } from './when-idle'

/**
 * The only script a page starts with. The page is complete without one, so everything else is fetched once
 * the browser has painted and loaded it, or as soon as someone starts to use it; what they did until then is
 * done after.
 */
async function start() {
  const release = holdEarlyEvents()
  if (document.querySelector('#state') && !import.meta.env.DEV) await whenIdle()
  for (const href of chunksOfPage()) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  await import('./site-root').then(({ ready }) => ready).finally(release)
}

/**
 * The files that the page's own code consists of, as the server names them: fetched beside the rest, not
 * after.
 */
function chunksOfPage(): string[] {
  return JSON.parse(document.querySelector('#chunks')?.textContent ?? '[]') as string[]
}

/**
 * The display font waits as well: fetched before the first paint it would hold that up (styles/tokens.css).
 */
void painted.then(() => document.documentElement.setAttribute('data-painted', ''))
void start()
