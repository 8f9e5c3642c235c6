import { staffPaths } from '#domain/page/staff-paths'
import { cacheControl } from '#infra/cache-control'
import { shells } from '#infra/build/shell'
import { createFileReader, type FileReader } from './files'

/** The document that replaces a page while the pages function fails (record 32). */
export function createShellReader(build: string): FileReader {
  const read = createFileReader(build)
  return async (request, path) => {
    const answer = await read(request, staffPaths.test(path) ? shells.admin : shells.site)
    return answer && { ...answer, headers: { ...answer.headers, 'cache-control': cacheControl.none } }
  }
}
