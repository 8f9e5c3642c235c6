import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Which folder may import which (docs/decisions/0009-import-boundaries.md). A folder may always import
 * itself. Of several rows that match a file the last one holds: a row for a folder inside of another comes
 * after it.
 */

const below = 'table aws log rate-limit mail images accounts http entity'
const core = 'search store category coupon review blog message user'
/** What goes beyond the core: each is a folder of this name on every layer that has some of it. */
const features = 'proof report click offers listing card import'.split(' ')

const folders = {
  '': 'domain functions infra',
  'functions/': `${below} ${core} features registry changes pages lambdas`,
  'infra/': 'local demo operations migrations',
  'src/': 'lib components site admin app',
}
const pathsByName = new Map(
  Object.entries(folders).flatMap(([outer, names]) => names.split(' ').map((name) => [name, outer + name])),
)
const layers = [...pathsByName.values()].filter((path) => path !== 'functions')
const functionLayers = folders['functions/'].split(' ')

/** The name under which others import a folder. */
const aliases = Object.fromEntries(
  'table migrations domain functions local demo operations infra lib components'
    .split(' ')
    .map((name) => [pathsByName.get(name), `#${name}`]),
)

const ofCore = 'knows features by the files in functions/features alone, and no Lambda function'
const ofFeatures = 'knows the core, and another feature by its public.ts alone'

const coreRows = core
  .split(' ')
  .map((name) => `${name}: domain ${below} ${core} features - ${ofCore}`)
  .join('\n')

/** A layer, what it may import, and why not more. */
const table = `
table: domain - knows no entity or caller
rate-limit: domain table - knows pseudonyms and limits, and not who asks
log: domain table - writes lines and metrics, and knows nothing of ours
aws: table - signs and sends requests, and knows nothing of ours
mail: domain aws - writes and sends mails, and not who asks
images: domain aws table - knows files and where they are used, and not who asks
accounts: domain table - knows Cognito and sessions, and not who asks
http: domain table log rate-limit accounts - serves every function and knows none
entity: domain table images http - is the engine of entities, and knows none
${coreRows}
features: domain ${below} ${core} - ${ofFeatures}
registry: domain ${below} ${core} features - joins what all entities have, and ${ofCore}
changes: table log images search store coupon features registry - only calls subscribers
lambdas: functions - holds entry points, which only compose
pages: domain log http table coupon review message features registry app lib - renders src/app, answers forms
infra: domain functions - deploys domain/ and functions/, and never src/
local: domain functions infra demo migrations - runs what infra/ deploys, and never src/
demo: domain functions - makes content by the API and the entities
operations: domain functions infra local migrations - works on what is deployed, and never src/
migrations: domain functions - changes a table, wherever that is: infra/local/ runs it too
lib: domain - is below everything else in src/
components: domain lib - serves the site and the admin area and knows neither
site: domain lib components - never imports the admin area, what composes both, or the inside of a feature
src/site/features: domain lib components site - ${ofFeatures}
admin: domain lib components - never imports the site, what composes both, or the inside of a feature
src/admin/features: domain lib components admin - ${ofFeatures}
app: domain lib components site admin - runs in browsers: it imports domain/ and the rest of src/`

const rulesOfFeatures = features.map((name) => `#domain/${name}/**`)
const otherFeatures = [...features.map((name) => `../${name}/**`), '!../*/public']
const insideOfFeatures = ['**/features/*/**', ...rulesOfFeatures]

/** Imports that a layer may not have although it may import their folder. */
const not = {
  ...Object.fromEntries(
    [...core.split(' '), 'registry', 'changes'].map((name) => [
      `functions/${name}`,
      ['#functions/features/*/**', ...rulesOfFeatures],
    ]),
  ),
  'functions/features': ['#functions/features/**', '../*/**', '!../*/public'],
  'functions/lambdas': ['#functions/table/**', '#table/**'],
  'functions/pages': rulesOfFeatures,
  // Beside it lie the commands, which connect to what it must not know of.
  'infra/migrations': ['../*'],
  'src/lib': rulesOfFeatures,
  'src/site': insideOfFeatures,
  'src/site/features': otherFeatures,
  'src/admin': insideOfFeatures,
  'src/admin/features': otherFeatures,
}

/** The files of domain/ that a visitor does not load: endpoints, and what imports zod. */
const domain = resolve(import.meta.dirname, '../../domain')
const needsZod = / from '(zod|[^']*\/endpoints?)'/
const isSchema = (name) => name.endsWith('.ts') && needsZod.test(readFileSync(join(domain, name), 'utf8'))
const withSchemas = readdirSync(domain, { recursive: true })
  .filter(isSchema)
  .map((name) => `#domain/${name.replace(/\.ts$/, '')}`)

const forVisitors = [
  {
    group: [...withSchemas, '#domain/api/**', '!#domain/api/path', 'zod', 'zod/**'],
    allowTypeImports: true,
    message:
      'A visitor does not load the schemas: import their types, and rules from the files of domain/ without zod.',
  },
  {
    group: ['@tanstack/react-query'],
    importNames: ['useMutation'],
    message:
      'The build of the site leaves mutations out: send by useVisitorPost (infra/build/unused-code.ts).',
  },
  {
    group: ['@aws-amplify/**', 'aws-amplify', 'aws-amplify/**'],
    message:
      'Amplify UI is for the admin area alone (docs/decisions/0010-amplify-ui-in-the-admin-area-alone.md).',
  },
]

const react = ['react', 'react-dom', 'react-dom/**']

/** A block of the linter's configuration. */
const block = (files, patterns) => ({
  files: [files].flat(),
  rules: {
    'no-restricted-imports': ['error', { patterns: patterns.filter(({ group }) => group.length > 0) }],
  },
})

/** The imports by name that reach a folder. One with a name may lie in another one that has a name too. */
const waysTo = (folder) =>
  Object.entries(aliases)
    .filter(([known]) => folder === known || folder.startsWith(`${known}/`))
    .map(([known, alias]) => `${alias}${folder.slice(known.length)}/**`)

function patternsOf(files, may, because) {
  const isOpen = (layer) =>
    layer === files ||
    may.some((open) => layer === open || (open !== 'infra' && layer.startsWith(`${open}/`)))
  const closed = layers.filter((layer) => !isOpen(layer))
  const closedPages = closed.filter((layer) => layer.startsWith('src/'))
  const isPage = files.startsWith('src/')
  const isFunction = files.startsWith('functions/')
  const byPath = closedPages.flatMap((layer) => [
    `**/${layer}/**`,
    ...(isPage ? [`../**/${layer.slice(4)}/**`] : []),
  ])
  const otherRoots = ['domain', 'functions', 'infra'].filter((name) => name !== files.split('/')[0])
  const beside = isFunction ? functionLayers.filter((name) => `functions/${name}` !== files) : []
  // src/admin has components of its own.
  const own = { 'src/admin': '../../', 'src/admin/features': '../../../' }[files]
  const toComponents = own ? [`${own}components/**`, `${own}../components/**`] : ['../**/components/**']
  return [
    { group: [...closed.flatMap(waysTo), ...byPath, ...(not[files] ?? [])], message: `${files} ${because}.` },
    {
      group: [
        ...[...otherRoots, ...beside].map((name) => `../**/${name}/**`),
        ...(isPage ? ['../**/lib/**', ...toComponents] : ['../**/src/lib/**', '../**/src/components/**']),
        '!../**/tests/**',
      ],
      message: 'Between layers imports name them: #domain/…, #table/…, #functions/…, #lib/…, #components/….',
    },
    ...(isFunction && files !== 'functions/pages'
      ? [{ group: [...react, '../**/src/**'], message: 'functions/ runs on the server, without React.' }]
      : []),
    ...(['src/lib', 'src/components', 'src/site', 'src/site/features'].includes(files) ? forVisitors : []),
  ]
}

const patternsByLayer = new Map(
  [...table.matchAll(/^(\S+): (.*?) - (.*)$/gm)].map(([, name, may, because]) => {
    const files = pathsByName.get(name) ?? name
    return [
      files,
      patternsOf(
        files,
        may.split(' ').map((open) => pathsByName.get(open)),
        because,
      ),
    ]
  }),
)

const only = (files, group, message) => block(files, [{ group, message }])

const rulesOfBothSides =
  'domain/ holds the rules of both sides: it imports zod, the settings of site.ts and itself, nothing else.'

const inDomain = [
  '*',
  ...'zod vitest fast-check #site #site/* ./* .. ../* ../*/*'.split(' ').map((open) => `!${open}`),
  '../../**',
]

/** Reading a feed is a rule that the server alone follows. */
const packagesOfFeatures = { import: ['csv-parse/sync', 'entities', 'fast-xml-parser'] }

export const boundaries = [
  only(
    'domain/**',
    [...inDomain, ...otherFeatures],
    `${rulesOfBothSides} Of features it knows domain/features.`,
  ),
  only('domain/features/**', inDomain, rulesOfBothSides),
  ...features.map((name) =>
    only(
      `domain/${name}/**`,
      [...inDomain, ...(packagesOfFeatures[name] ?? []).map((open) => `!${open}`), ...otherFeatures],
      `${rulesOfBothSides} A feature ${ofFeatures}.`,
    ),
  ),
  ...[...patternsByLayer].map(([files, patterns]) => block(`${files}/**`, patterns)),
  only(
    'site/**',
    ['*', '!#site', '!#site/*', '!./*'],
    'site/ holds the settings and texts of the operator, and imports nothing else.',
  ),
  only(
    'functions/images/rendering/**',
    ['#*/**', '!#domain/**', '../**', ...react],
    'functions/images/rendering knows bytes and domain/: it has no rights.',
  ),
  block('src/app/{site*,page*,failure-boundary*,when-idle*}', [
    ...patternsByLayer.get('src/app'),
    ...forVisitors,
    { group: ['../**/admin/**', './admin*'], message: 'What a visitor loads never imports the admin area.' },
  ]),
]
