const longestWait = 2000

/** Resolves when the page has loaded and the browser has a moment, and at once when someone starts to use the page. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart']) {
      addEventListener(event, () => resolve(), { once: true, passive: true, capture: true })
    }
    const wait = () => requestIdle(() => resolve())
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
}

/** Safari has no requestIdleCallback. */
function requestIdle(then: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: longestWait })
  else setTimeout(then, 200)
}
