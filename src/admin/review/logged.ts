/** Logs why a change of a review failed, and throws the error again. */
export async function logged<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    console.error('A review could not be saved.', error)
    throw error
  }
}
