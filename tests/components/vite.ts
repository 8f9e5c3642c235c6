import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'
import { answerShapes } from '#infra/build/answer-shapes'
import { brand } from '#infra/build/brand'

/** How Vite serves and builds the overview: with the plugins of the product, without its configuration. */
export const overview: InlineConfig = {
  configFile: false,
  root: resolve(import.meta.dirname),
  publicDir: false,
  plugins: [brand(), answerShapes(), react()],
}

/** The path at which the built overview expects its files. */
export const overviewPath = '/components/'

/** Builds the overview into this folder, for tests. */
export async function buildOverview(outDir: string): Promise<void> {
  await build({
    ...overview,
    base: overviewPath,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, minify: false, target: 'esnext', chunkSizeWarningLimit: Infinity },
  })
}
