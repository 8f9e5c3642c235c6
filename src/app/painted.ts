const longestWait = 2000

/**
 * Resolves once the page has painted something, or after two seconds: a tab in the background paints nothing.
 */
export const painted = new Promise<void>((resolve) => {
  setTimeout(resolve, longestWait)
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    resolve()
  }).observe({ type: 'paint', buffered: true })
})
