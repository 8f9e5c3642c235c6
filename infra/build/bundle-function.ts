import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { cardFiles } from '#functions/features/bundled-files'
import { lambdaNode } from '../node-version'
import type { BundledFunction } from './build-parts'

export const bundleFile = 'handler.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

const requireBanner =
  "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);"

/**
 * Deployment, benchmarks and tests all use this bundle (docs/decisions/0016). The function's handler is
 * `handler.handler` in the folder.
 */
export async function bundleFunction(name: BundledFunction, folder: string) {
  const file = resolve(join(folder, bundleFile))
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [`functions/lambdas/${name}.ts`],
    outfile: file,
    bundle: true,
    minify: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: `node${lambdaNode}`,
    mainFields: ['module', 'main'],
    external: ['wasm-vips'],
    alias: { '@aws-sdk/credential-provider-node': './infra/build/lambda-credentials.ts' },
    banner: { js: requireBanner },
    logLevel: 'warning',
  })
  if (name === 'cards') await copyFiles(cardFiles, join(folder, 'drawing'))
  if (name === 'images') await copyLibrary(join(folder, 'node_modules/wasm-vips'))
  return { file, bytes: (await readFile(file)).length, metafile }
}

const { resolve: pathOf } = createRequire(import.meta.url)

async function copyFiles(files: readonly string[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all(files.map((file) => copyFile(pathOf(file), join(folder, basename(file)))))
}

/** With the decoders of AVIF and SVG, without that of JPEG XL. Its threads run its own file. */
async function copyLibrary(folder: string): Promise<void> {
  const lib = dirname(pathOf('wasm-vips/vips.wasm'))
  const files = ['vips-node.mjs', 'vips.wasm', 'vips-heif.wasm', 'vips-resvg.wasm']
  await copyFiles(
    files.map((file) => join(lib, file)),
    join(folder, 'lib'),
  )
  await copyFile(join(lib, '../package.json'), join(folder, 'package.json'))
}
