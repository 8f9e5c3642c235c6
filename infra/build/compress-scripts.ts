import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { compressedSuffix } from '../edge/compressed-script'

const brotli = promisify(brotliCompress)

/** Done once, 7 to 9 % smaller than CloudFront's (record 60). */
export async function compressScripts(folder: string, compressed: string): Promise<void> {
  await rm(compressed, { recursive: true, force: true })
  await mkdir(compressed, { recursive: true })
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'))
  await Promise.all(
    scripts.map(async (file) => {
      const content = await readFile(join(folder, file))
      const name = join(compressed, file + compressedSuffix)
      // Whole or not at all: the folder may be served already.
      await writeFile(`${name}.part`, await compressText(content, constants.BROTLI_MAX_QUALITY))
      await rename(`${name}.part`, name)
    }),
  )
}

export function compressText(content: Buffer, quality: number): Promise<Buffer> {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}
