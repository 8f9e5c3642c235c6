import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { buildAssets } from './infra/build/build-assets.ts'
import { brand } from './infra/build/brand.ts'
import { buildTarget } from './infra/build/browsers.ts'
import { pageStyles } from './infra/build/page-styles.ts'
import { unusedCode } from './infra/build/unused-code.ts'
import { lambdaNode } from './infra/node-version.ts'

/** What every page uses comes in one file: many small ones cost a visitor more than they save. */
const sharedCode = new RegExp(
  [
    'node_modules',
    // The letters are of one page alone, and how texts of the site are written of few.
    'domain/(?!text/(letter|written-text)|proof/proof-reasons)',
    // The settings of the site, which domain/ and src/components/ read.
    '/site/site\\.ts$',
    'src/lib/(?!use-visitor-post|use-single-flight|long-text)',
    // What blogs, forms, codes and long texts are made of is of few pages.
    'src/components/(?!blog-cover|copy-button|read-more|read-on|local-date|field|visitor-form)',
    'src/app/(site-(?!entry)|page|prefetch-pages|slow-page)',
    'src/site/(tile-fields|layout|search/search-[bdr]|not-found/missing|out-link|features/(out-link|review|report/report-link|click/counted|proof/(ago|public|proof.module))|store/store-data|coupon/use-open)',
  ].join('|'),
)

const production = fileURLToPath(new URL('node_modules/react-router/dist/production/', import.meta.url))

/** The package itself always names its build for development, whose warnings are half a kilobyte. */
const productionRouter = [
  { find: /^react-router$/, replacement: `${production}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${production}dom-export.mjs` },
]

/** The public site: one style sheet, of which the server writes into each page what that needs. */
const site: UserConfig = {
  plugins: [brand('site'), react(), unusedCode(), pageStyles()],
  resolve: { alias: productionRouter },
  build: {
    target: buildTarget,
    cssCodeSplit: false,
    manifest: '.vite/site.json',
    // The server names a page's chunks and site-entry.ts fetches them; nothing else is to be fetched ahead.
    modulePreload: false,
    rolldownOptions: {
      input: 'src/app/site-entry.ts',
      // Of a rule in domain/ nothing is left but what the browser calls: a page's head is the server's.
      treeshake: { moduleSideEffects: [{ test: /\/domain\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'site', test: sharedCode }],
        },
      },
    },
  },
}

/** Before any schema is made, whichever file makes it. */
const zodWithoutEval = {
  find: /^zod$/,
  replacement: fileURLToPath(new URL('src/admin/zod-without-eval.ts', import.meta.url)),
}

/** The admin area: a build of its own, so that nothing of it can end up in what a visitor loads. */
const admin: UserConfig = {
  plugins: [brand('admin'), react()],
  publicDir: false,
  resolve: { alias: [zodWithoutEval] },
  build: {
    target: buildTarget,
    manifest: '.vite/admin.json',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/app/admin-entry.tsx' },
  },
}

/** The pages function, with the names of the files that the two builds before it have written. */
const pages: UserConfig = {
  plugins: [brand(), react(), buildAssets()],
  publicDir: false,
  build: {
    ssr: 'functions/lambdas/pages.ts',
    target: `node${lambdaNode}`,
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'handler.mjs', codeSplitting: false } },
  },
  ssr: { noExternal: true },
  // Otherwise the function would carry React as it is developed with, too, and choose when it starts.
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    // As in the other functions (docs/decisions/0016-small-functions.md).
    alias: {
      '@aws-sdk/credential-provider-node': fileURLToPath(
        new URL('infra/build/lambda-credentials.ts', import.meta.url),
      ),
    },
  },
}

/** While developing there is one server for all of it, which the local gateway puts itself in front of. */
const development: UserConfig = {
  plugins: [brand(), react(), buildAssets()],
  resolve: { alias: [zodWithoutEval] },
}

const builds: Record<string, UserConfig> = { site, admin, pages }

/**
 * PostCSS took a sixth of the build. The class names say the module (infra/build/page-styles.ts) without a
 * hash: all builds agree on them. `targets`: the build lowers the whole style sheet, not each module.
 */
const css: UserConfig['css'] = {
  transformer: 'lightningcss',
  lightningcss: { targets: {}, cssModules: { pattern: '[name]__[local]', container: false } },
}

export default defineConfig(({ command, mode }) => ({
  ...(command === 'build' ? (builds[mode] ?? site) : development),
  css,
}))
