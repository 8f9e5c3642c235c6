/** How long a visitor waits for a read, all its tries together, before the page says that it failed. */
const patience = 7000

const begun = new WeakMap<AbortSignal, number>()

/**
 * The signal of a read that is also given up when a visitor has waited long enough. All tries of one read have the
 * same signal, so a try that comes late has less time.
 */
export function withinPatience(signal: AbortSignal): AbortSignal {
  const start = begun.get(signal) ?? performance.now()
  begun.set(signal, start)
  const tired = new AbortController()
  setTimeout(() => tired.abort(tooLate()), start + patience - performance.now())
  return AbortSignal.any([signal, tired.signal])
}

const tooLate = () => new DOMException('The answer took too long.', 'TimeoutError')

/** Whether a read was given up because it took too long. Another try would have no time left. */
export function isOutOfPatience(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}
