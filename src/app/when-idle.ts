import { firstPaint } from './first-paint'
import { recordedEarly } from './recorded-early'

const longestWait = 2000

/**
 * Resolves once the page has loaded and painted and the browser is idle, or at the first interaction, also an
 * earlier one. All three are needed: a quick page is loaded and idle before its first frame.
 */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (recordedEarly().touched) resolve()
    for (const event of ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart']) {
      addEventListener(event, () => resolve(), { once: true, passive: true, capture: true })
    }
    void Promise.all([loaded(), firstPaint]).then(() => requestIdle(() => resolve()))
  })

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

/** Safari has no requestIdleCallback. */
function requestIdle(then: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: longestWait })
  else setTimeout(then, 200)
}
