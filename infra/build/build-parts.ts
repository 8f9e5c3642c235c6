export const buildFolder = 'dist'

export const openApiFile = 'api/openapi.json'

export const buildParts = {
  site: 'site',
  compressed: 'compressed',
  shell: 'shell',
  pages: 'pages',
} as const

/** The pages function has a build of its own, with React (build-all.ts). */
export const bundledFunctions = [
  'site',
  'admin',
  'cards',
  'images',
  'changes',
  'clean-up',
  'imports',
] as const

export type BundledFunction = (typeof bundledFunctions)[number]

export const folderOf = (name: BundledFunction) => `functions/${name}`

export const pagesHandler = `${buildParts.pages}/handler.mjs`
