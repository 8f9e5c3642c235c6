const longestWait = 2000

/** Resolves after the first paint, or after two seconds: a background tab does not paint. */
export const firstPaint = new Promise<void>((resolve) => {
  setTimeout(resolve, longestWait)
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    resolve()
  }).observe({ type: 'paint', buffered: true })
})
