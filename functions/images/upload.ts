import { AppError } from '#domain/http/errors'

export interface ImageUpload {
  path: string
  store: () => Promise<void>
  /** Ends its reservation, so that clean-up removes it unless something uses it. */
  release: () => Promise<void>
}

/** Stores the images before the write, and releases them if it is refused. Else clean-up decides. */
export async function withUploads<Result>(
  uploads: readonly ImageUpload[],
  write: () => Promise<Result>,
): Promise<Result> {
  await Promise.all(uploads.map(({ store }) => store()))
  try {
    return await write()
  } catch (error) {
    const isRefused = error instanceof AppError && error.status < 500
    if (isRefused) await Promise.allSettled(uploads.map(({ release }) => release()))
    throw error
  }
}
