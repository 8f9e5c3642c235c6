/**
 * Milliseconds after which a page says that a read has failed, all its tries together (decision record 40).
 */
const readTimeout = 7000

const begun = new WeakMap<AbortSignal, number>()

/**
 * The answer, or a TimeoutError where it has not come in time. The call itself goes on. All tries of one read
 * have the same signal, so a try that begins late has less time.
 */
export async function withinReadTimeout<Answer>(
  answer: Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const start = begun.get(signal) ?? performance.now()
  begun.set(signal, start)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate()), start + readTimeout - performance.now())
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

const tooLate = () => new DOMException('The answer took too long.', 'TimeoutError')

/** Whether a read has taken too long. Another try would have no time left. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}
