import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Metafile } from 'esbuild'
import { drawingFiles } from '#functions/features/card/drawing-files'
import { lambdaNode } from '../node-version'

/**
 * The functions of the API, that of cards, that of changes, and the scheduled one. The pages function has its
 * own build, with React and all pages (infra/build/build-all).
 */
export const bundledFunctions = ['site', 'admin', 'cards', 'changes', 'clean-up'] as const
export type BundledFunction = (typeof bundledFunctions)[number]

/** The file name of a bundle. */
export const bundleFile = 'handler.mjs'

/** A function ready to be deployed: the folder is its code, `handler.handler` its handler. */
export interface FunctionBundle {
  file: string
  bytes: number
  /** esbuild's list of the bundle's inputs. */
  metafile: Metafile
}

/** The largest bundle of an API function, in bytes. Larger ones start too slowly. */
export const largestBundle = 580 * 1024

/** The largest bundle of the cards function, in bytes, without resvg and the fonts. */
export const largestCardsBundle = 400 * 1024

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Provides `require` to CommonJS packages. */
const requireBanner =
  "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);"

/**
 * Bundles a Lambda function with its dependencies into one file in the folder. Deployment, benchmarks and
 * tests all use this bundle (docs/decisions/0016).
 */
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

/** What cards are drawn with, beside the function's code. */
async function copyDrawingFiles(folder: string): Promise<void> {
  const { resolve: pathOf } = createRequire(import.meta.url)
  await mkdir(folder, { recursive: true })
  await Promise.all(drawingFiles.map((file) => copyFile(pathOf(file), join(folder, basename(file)))))
}
