/** Rejects after so many milliseconds: 'Not answered within 5000 ms.' What runs goes on. */
export async function inTime<Result>(work: Promise<Result>, most: number, failure: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${failure} within ${most} ms.`)), most)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
