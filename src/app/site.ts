import './styles/tokens.css'
import './styles/base.css'
import { holdEarlyEvents } from './replay-early-events'
import { painted } from './painted'
import { whenIdle } from './when-idle'

/**
 * The only script that a page starts with. The page is complete without it. All other code is fetched after
 * the page has painted and loaded, or at the first interaction, which is replayed.
 */
async function start() {
  const release = holdEarlyEvents()
  if (document.querySelector('#state') && !import.meta.env.DEV) await whenIdle()
  for (const href of chunksOfPage()) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  await import('./site-root').then(({ ready }) => ready).finally(release)
}

/** The chunks of the page, as the server lists them. They are fetched in parallel with the rest. */
function chunksOfPage(): string[] {
  return JSON.parse(document.querySelector('#chunks')?.textContent ?? '[]') as string[]
}

/** The display font waits too: before the first paint it would delay it (styles/tokens.css). */
void painted.then(() => document.documentElement.setAttribute('data-painted', ''))
void start()
