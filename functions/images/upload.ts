import { AppError } from '#domain/http/errors'
import { checkWrites, type Write } from '#table/write'

export interface ImageUpload {
  path: string
  store: () => Promise<void>
  /** Ends its reservation, so that clean-up removes it unless something uses it. */
  release: () => Promise<void>
}

/** `prepare` stores the images, a refused write releases them. After any other failure clean-up decides. */
export async function withUploads<Result>(
  uploads: readonly ImageUpload[],
  write: (prepare: (writes: readonly Write[]) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const state = { begun: false }
  const prepare = async (writes: readonly Write[]) => {
    if (state.begun || uploads.length === 0) return
    await checkWrites(writes)
    state.begun = true
    await Promise.all(uploads.map(({ store }) => store()))
  }
  try {
    return await write(prepare)
  } catch (error) {
    const isRefused = error instanceof AppError && error.status < 500
    if (state.begun && isRefused) await Promise.allSettled(uploads.map(({ release }) => release()))
    throw error
  }
}
