import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Metafile } from 'esbuild'
import { lambdaNode } from '../node-version'

/**
 * The functions of the API, and the one that is called by the clock. The pages function, which carries React
 * and all pages, has its own build (infra/build/build-all).
 */
export const bundledFunctions = ['site', 'admin', 'clean-up'] as const
export type BundledFunction = (typeof bundledFunctions)[number]

/** What a bundle is called in its folder. */
export const bundleFile = 'handler.mjs'

/** A function ready to be deployed: the folder is its code, `handler.handler` its handler. */
export interface FunctionBundle {
  file: string
  bytes: number
  /** What it is made of. */
  metafile: Metafile
}

/** Bytes that a function of the API may have, so that it starts soon. */
export const largestBundle = 480 * 1024

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Packages in CommonJS that call require find it. */
const requireBanner =
  "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);"

/**
 * Bundles a Lambda function into one file in the folder, with all that it needs: whoever deploys, measures or
 * tests a function gets the same bytes from here (docs/decisions/0016).
 */
export async function bundleFunction(name: BundledFunction, folder: string): Promise<FunctionBundle> {
  const file = resolve(join(folder, bundleFile))
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [`functions/${name}/handler.ts`],
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
  return { file, bytes: (await readFile(file)).length, metafile }
}
