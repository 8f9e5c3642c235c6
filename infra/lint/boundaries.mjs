import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  aliases,
  coreOnly,
  featureOnly,
  features,
  functionLayers,
  namedLayers,
  others,
  pageLayers,
  rows,
} from './layers.mjs'

/**
 * Which folder may import which (docs/decisions/0009-import-boundaries.md). A folder may always import
 * itself. Of several rows that match a file the last one holds: a row for a folder inside of another comes
 * after it.
 */

const project = resolve(import.meta.dirname, '../..')

/** The files of domain/ that a visitor does not load: endpoints, and what imports zod. */
const withSchemas = readdirSync(join(project, 'domain'), { recursive: true })
  .filter((name) => name.endsWith('.ts') && isWithSchemas(name))
  .map((name) => `#domain/${name.replace(/\.ts$/, '')}`)

function isWithSchemas(name) {
  const text = readFileSync(join(project, 'domain', name), 'utf8')
  return [name.endsWith('endpoints.ts'), text.includes(" from 'zod'")].includes(true)
}

const forVisitors = [
  {
    group: [...withSchemas, '#domain/api/**', '!#domain/api/path', 'zod', 'zod/**'],
    allowTypeImports: true,
    message:
      'A visitor does not load the schemas: import their types, and rules from the files of domain/ without zod.',
  },
  {
    group: ['@aws-amplify/**', 'aws-amplify', 'aws-amplify/**'],
    message:
      'Amplify UI is for the admin area alone (docs/decisions/0010-amplify-ui-in-the-admin-area-alone.md).',
  },
]

const react = ['react', 'react-dom', 'react-dom/**']

/** The imports, by name and by path, that reach a folder of ours. */
function waysTo(folder) {
  const [parent, alias] =
    Object.entries(aliases).find(([known]) => folder === known || folder.startsWith(`${known}/`)) ?? []
  const named = alias === undefined ? [] : [`${alias}${folder.slice(parent.length)}/**`]
  // A folder with a name of its own lies in another one that has a name as well.
  const outer = Object.entries(aliases).find(([known]) => known !== folder && folder.startsWith(`${known}/`))
  if (folder in aliases && outer) named.push(`${outer[1]}${folder.slice(outer[0].length)}/**`)
  return named
}

/** A row as a block of the linter's configuration. */
function block({ files, may, not = [], because, visitors = false }) {
  const isOpen = (layer) =>
    layer === files ||
    may.some((open) => layer === open || (open !== 'infra' && layer.startsWith(`${open}/`)))
  const closed = [...namedLayers, ...pageLayers].filter((layer) => !isOpen(layer))
  const byName = closed.flatMap(waysTo)
  const byPath = closed.filter((layer) => layer.startsWith('src/')).map((layer) => `**/${layer}/**`)
  const siblings = files.startsWith('src/')
    ? closed.filter((layer) => layer.startsWith('src/')).map((layer) => `../**/${layer.slice(4)}/**`)
    : []
  // Beside it lie the commands, which connect to what it must not know of.
  if (files === 'infra/migrations') siblings.push('../*')
  const patterns = [
    { group: [...byName, ...byPath, ...siblings, ...not], message: because },
    {
      group: [...relativeNames(files).map((name) => `../**/${name}/**`), ...relativeWaysToPages(files)],
      message: 'Between layers imports name them: #domain/…, #table/…, #functions/…, #lib/…, #components/….',
    },
    ...(files.startsWith('functions/') && files !== 'functions/pages'
      ? [{ group: [...react, '../**/src/**'], message: 'functions/ runs on the server, without React.' }]
      : []),
    ...(visitors ? forVisitors : []),
  ]
  return {
    files: [`${files}/**`],
    rules: {
      'no-restricted-imports': ['error', { patterns: patterns.filter(({ group }) => group.length > 0) }],
    },
  }
}

/** The layers that a file of this folder has to import by their names. */
function relativeNames(files) {
  const top = ['domain', 'functions', 'infra'].filter((name) => name !== files.split('/')[0])
  const beside = files.startsWith('functions/')
    ? functionLayers.filter((name) => `functions/${name}` !== files)
    : []
  return [...top, ...beside]
}

/** The relative paths from a folder to src/lib and src/components. src/admin has components of its own. */
function relativeWaysToPages(files) {
  if (!files.startsWith('src/')) return ['../**/src/lib/**', '../**/src/components/**']
  const own = { 'src/admin': '../../', 'src/admin/features': '../../../' }[files]
  const toComponents = own ? [`${own}components/**`, `${own}../components/**`] : ['../**/components/**']
  return ['../**/lib/**', ...toComponents]
}

const only = (files, group, message) => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
})

const rulesOfBothSides =
  'domain/ holds the rules of both sides: it imports zod, the settings of site.ts and itself, nothing else.'

const inDomain = [
  '*',
  ...'zod vitest fast-check #site #site/* ./* .. ../* ../*/*'.split(' ').map((open) => `!${open}`),
  '../../**',
]

export const boundaries = [
  only('domain/**', [...inDomain, ...others], `${rulesOfBothSides} ${coreOnly}`),
  only('domain/features/**', inDomain, rulesOfBothSides),
  ...features.map((name) =>
    only(`domain/${name}/**`, [...inDomain, ...others], `${rulesOfBothSides} ${featureOnly}`),
  ),
  ...rows.map(block),
  only(
    'site/**',
    ['*', '!#site', '!#site/*', '!./*'],
    'site/ holds the settings and texts of the operator, and imports nothing else.',
  ),
  only(
    'functions/images/parsing/**',
    ['#*/**', '../**', ...react],
    'functions/images/parsing knows bytes, and nothing of ours.',
  ),
  {
    files: ['src/app/{site*,page*,failure-boundary*,when-idle*}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...block(rows.find(({ files }) => files === 'src/app')).rules['no-restricted-imports'][1]
              .patterns,
            ...forVisitors,
            {
              group: ['../**/admin/**', './admin*'],
              message: 'What a visitor loads never imports the admin area.',
            },
          ],
        },
      ],
    },
  },
]
