/** The folder that `npm run build` fills and the stacks deploy. */
export const buildFolder = 'dist'

/** The API's own description, by its path on the site. */
export const openApiFile = 'api/openapi.json'

/** What lies where in it. */
export const buildParts = {
  /** What browsers load, by its path on the site. */
  site: 'site',
  /** The documents that stand in for the pages function while it fails (infra/build/shell.ts). */
  shell: 'shell',
  pages: 'pages',
  functions: { site: 'functions/site', admin: 'functions/admin', 'clean-up': 'functions/clean-up' },
} as const
