import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Metafile } from 'esbuild'
import { cardFiles } from '#functions/features/bundled-files'
import { lambdaNode } from '../node-version'

/** The pages function has a build of its own, with React (infra/build/build-all). */
export const bundledFunctions = ['site', 'admin', 'cards', 'changes', 'clean-up'] as const
export type BundledFunction = (typeof bundledFunctions)[number]

export const bundleFile = 'handler.mjs'

/** The function's handler is `handler.handler` in the folder. */
export interface FunctionBundle {
  file: string
  bytes: number
  metafile: Metafile
}

/** In bytes. Larger ones start too slowly. */
export const largestBundle = 580 * 1024

/** In bytes, without resvg and the fonts. */
export const largestCardsBundle = 400 * 1024

const root = fileURLToPath(new URL('../..', import.meta.url))

const requireBanner =
  "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);"

/** Deployment, benchmarks and tests all use this bundle (docs/decisions/0016). */
export async function bundleFunction(name: BundledFunction, folder: string): Promise<FunctionBundle> {
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
    alias: { '@aws-sdk/credential-provider-node': './infra/build/lambda-credentials.ts' },
    banner: { js: requireBanner },
    logLevel: 'warning',
  })
  if (name === 'cards') await copyDrawingFiles(join(folder, 'drawing'))
  return { file, bytes: (await readFile(file)).length, metafile }
}

async function copyDrawingFiles(folder: string): Promise<void> {
  const { resolve: pathOf } = createRequire(import.meta.url)
  await mkdir(folder, { recursive: true })
  await Promise.all(cardFiles.map((file) => copyFile(pathOf(file), join(folder, basename(file)))))
}
