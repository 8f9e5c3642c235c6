/** The folder that `npm run build` fills and the stacks deploy. */
export const buildFolder = 'dist'

/** The API's description, by its path on the site. */
export const openApiFile = 'api/openapi.json'

/** The folders of the build. */
export const buildParts = {
  /** What browsers load, by its path on the site. */
  site: 'site',
  /** The scripts of the site, compressed. */
  compressed: 'compressed',
  /** The documents that replace pages while the pages function fails (infra/build/shell.ts). */
  shell: 'shell',
  pages: 'pages',
  functions: {
    site: 'functions/site',
    admin: 'functions/admin',
    cards: 'functions/cards',
    changes: 'functions/changes',
    'clean-up': 'functions/clean-up',
  },
} as const

/** The pages function in the folder of a build. */
export const pagesHandler = `${buildParts.pages}/handler.mjs`
