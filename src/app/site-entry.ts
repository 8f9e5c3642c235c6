import './styles/tokens.css'
import './styles/base.css'
import './styles/layout.css'
import './styles/buttons.css'
import './styles/system.css'
import './styles/print.css'
import { reloadAfterBack } from './back-before-hydration'
import { holdEarlyEvents } from './replay-early-events'
import { firstPaint } from './first-paint'
import { whenIdle } from './when-idle'

/** Milliseconds after the first paint: code would delay the largest picture. */
const headStartOfPictures = 500

/**
 * The only script that a page starts with. The page is complete without it. Other code runs once the page has
 * painted and loaded and is idle, or at the first interaction, which is replayed. On a slow connection it is
 * fetched earlier.
 */
async function start() {
  const release = holdEarlyEvents()
  const leaveBack = reloadAfterBack()
  const idle = document.querySelector('#state') && !import.meta.env.DEV ? whenIdle() : Promise.resolve()
  await Promise.race([firstPaint.then(() => after(headStartOfPictures)), idle])
  fetchCode()
  await idle
  await import('./site-root').then(({ ready }) => ready).finally(release)
  leaveBack()
}

/** Fetches without running: on a slow connection the first interaction would wait for all of it. */
function fetchCode() {
  for (const href of chunksOfPage()) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

const chunksOfPage = (): string[] =>
  JSON.parse(document.querySelector('#chunks')?.textContent ?? '[]') as string[]

/** The display font would delay the first paint (styles/tokens.css). */
void firstPaint.then(() => document.documentElement.setAttribute('data-painted', ''))
void start()
