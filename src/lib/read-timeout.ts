/** Milliseconds after which a read is shown as failed, all tries together. */
const readTimeout = 7000

const begun = new WeakMap<AbortSignal, number>()

/**
 * The answer, or a TimeoutError if it is late. The call goes on. All tries of a read have the same signal, so
 * a later try has less time.
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

/** Whether a read timed out. Another try would have no time left. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}
