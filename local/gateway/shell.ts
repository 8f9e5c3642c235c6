import { staffPaths } from '#domain/staff-paths'
import { cacheControl } from '#infra/cache-control'
import { shells } from '#infra/build/shell'
import { createFileReader, type FileReader } from './files'

/**
 * Reads of a build the document that stands in for the page at a path while the pages function fails (record
 * 32).
 */
export function createShellReader(build: string): FileReader {
  const read = createFileReader(build)
  return async (request, path) => {
    const answer = await read(request, staffPaths.test(path) ? shells.admin : shells.site)
    return answer && { ...answer, headers: { ...answer.headers, 'cache-control': cacheControl.none } }
  }
}
