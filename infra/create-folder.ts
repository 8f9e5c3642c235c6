import { existsSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Node's `recursive` never ends if a folder cannot be made although its parent exists, as in /proc. */
export async function createFolder(path: string): Promise<void> {
  if (await isFolder(path)) return
  const above = dirname(path)
  if (above !== path && !existsSync(above)) await createFolder(above)
  await mkdir(path).catch(async (error: unknown) => {
    // Another process may have been faster.
    if (!(await isFolder(path))) throw error
  })
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

const reasons: Record<string, string> = {
  EACCES: 'you may not write there',
  EEXIST: 'it is a file',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'its name is too long',
  ENOENT: 'nothing can be made there, or it is gone',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file',
  EPERM: 'you may not write there',
  EROFS: 'the disk is read-only',
}

/** The end of a sentence; undefined for other errors. */
export function fileProblem(error: unknown): string | undefined {
  return reasons[String((error as NodeJS.ErrnoException | null)?.code)]
}
