/** In milliseconds, for all tries together. */
const readTimeout = 7000

const begun = new WeakMap<AbortSignal, number>()

/** Throws TimeoutError if the answer is late. The call continues. All tries share the time. */
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

/** Another try would have no time left. */
export const isReadTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError'
