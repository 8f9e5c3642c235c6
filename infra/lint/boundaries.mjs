import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Which folder may import which (record 9). The last row that matches a file applies. */

const project = resolve(import.meta.dirname, '../..')

const aliases = {
  'functions/table': '#table',
  'infra/migrations': '#migrations',
  domain: '#domain',
  functions: '#functions',
  'infra/local': '#local',
  'infra/demo': '#demo',
  'infra/operations': '#operations',
  infra: '#infra',
  'src/lib': '#lib',
  'src/components': '#components',
}

const below = 'table aws visitors mail images accounts http'.split(' ')
const core = 'entity search store category coupon review blog message user'.split(' ')
const functionLayers = [...below, ...core, 'features', 'changes', 'pages', 'lambdas']
const inFunctions = (...names) => names.map((name) => `functions/${name}`)

const namedLayers = [
  'domain',
  ...functionLayers.map((name) => `functions/${name}`),
  'infra',
  'infra/local',
  'infra/demo',
  'infra/operations',
  'infra/migrations',
]
const pageLayers = ['src/lib', 'src/components', 'src/site', 'src/admin', 'src/app']

/** @type {{ files: string, may: string[], not?: string[], because: string, visitors?: true }[]} */
const rows = [
  { files: 'functions/table', may: ['domain'], because: 'functions/table knows no entity or caller.' },
  {
    files: 'functions/visitors',
    may: ['domain', 'functions/table'],
    because: 'functions/visitors knows pseudonyms and limits, and not who asks.',
  },
  {
    files: 'functions/aws',
    may: ['functions/table'],
    because: 'functions/aws signs and sends requests, and knows nothing of ours.',
  },
  {
    files: 'functions/mail',
    may: ['domain', 'functions/aws'],
    because: 'functions/mail writes and sends mails, and not who asks.',
  },
  {
    files: 'functions/images',
    may: ['domain', 'functions/aws', 'functions/table'],
    because: 'functions/images knows files and where they are used, and not who asks.',
  },
  {
    files: 'functions/accounts',
    may: ['domain', 'functions/table'],
    because: 'functions/accounts knows Cognito and sessions, and not who asks.',
  },
  {
    files: 'functions/http',
    may: ['domain', ...inFunctions('table', 'visitors', 'mail', 'accounts')],
    because: 'functions/http serves every function and knows none.',
  },
  ...core.map((name) => ({
    files: `functions/${name}`,
    may: ['domain', ...inFunctions(...below, ...core), 'functions/features'],
    not: ['#functions/features/*/**'],
    because: 'The core knows features by the files in functions/features alone, and no Lambda function.',
  })),
  {
    files: 'functions/features',
    may: ['domain', ...inFunctions(...below, ...core)],
    not: ['#functions/features/**', '../*/**', '!../*/public'],
    because: 'A feature knows the core, and another feature by its public.ts alone.',
  },
  {
    files: 'functions/changes',
    may: inFunctions('table', 'http', 'images', 'store', 'features'),
    not: ['#functions/features/*/**'],
    because: 'The changes function only calls subscribers.',
  },
  {
    files: 'functions/lambdas',
    may: ['functions'],
    not: ['#functions/table/**', '#table/**'],
    because: 'functions/lambdas holds entry points, which only compose.',
  },
  {
    files: 'functions/pages',
    may: [
      'domain',
      ...inFunctions('http', 'coupon', 'review', 'message', 'features', 'lambdas'),
      'src/app',
      'src/lib',
    ],
    because: 'functions/pages renders src/app with the reads of visitors, and answers their forms.',
  },
  {
    files: 'infra',
    may: ['domain', 'functions'],
    because: 'infra/ deploys domain/ and functions/, and never src/.',
  },
  {
    files: 'infra/local',
    may: ['domain', 'functions', 'infra', 'infra/demo', 'infra/migrations'],
    because: 'infra/local/ runs what infra/ deploys, and never src/.',
  },
  {
    files: 'infra/demo',
    may: ['domain', 'functions'],
    because: 'infra/demo/ makes content by the API and the entities.',
  },
  {
    files: 'infra/operations',
    may: ['domain', 'functions', 'infra', 'infra/local', 'infra/migrations'],
    because: 'infra/operations/ works on what is deployed, and never src/.',
  },
  {
    files: 'infra/migrations',
    may: ['domain', 'functions'],
    because: 'infra/migrations changes a table, wherever that is: infra/local/ runs it too.',
  },
  { files: 'src/lib', may: ['domain'], visitors: true, because: 'src/lib is below everything else in src/.' },
  {
    files: 'src/components',
    may: ['domain', 'src/lib'],
    visitors: true,
    because: 'src/components serves the site and the admin area and knows neither.',
  },
  {
    files: 'src/site',
    may: ['domain', 'src/lib', 'src/components'],
    visitors: true,
    because: 'The site never imports the admin area, nor what composes both.',
  },
  {
    files: 'src/admin',
    may: ['domain', 'src/lib', 'src/components'],
    because: 'The admin area never imports the site, nor what composes both.',
  },
  {
    files: 'src/app',
    may: ['domain', 'src/lib', 'src/components', 'src/site', 'src/admin'],
    because: 'src/ runs in browsers: it imports domain/ and itself.',
  },
]

const withSchemas = readdirSync(join(project, 'domain'))
  .filter((name) => / from 'zod'/.test(readIfFile(join(project, 'domain', name))))
  .map((name) => `#domain/${name.replace(/\.ts$/, '')}`)

function readIfFile(path) {
  return path.endsWith('.ts') ? readFileSync(path, 'utf8') : ''
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

function waysTo(folder) {
  const [parent, alias] =
    Object.entries(aliases).find(([known]) => folder === known || folder.startsWith(`${known}/`)) ?? []
  const named = alias === undefined ? [] : [`${alias}${folder.slice(parent.length)}/**`]
  // A folder with a name of its own is inside another one with a name.
  const outer = Object.entries(aliases).find(([known]) => known !== folder && folder.startsWith(`${known}/`))
  if (folder in aliases && outer) named.push(`${outer[1]}${folder.slice(outer[0].length)}/**`)
  return named
}

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
  // The commands beside it connect to environments, which migrations must not know.
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

function relativeNames(files) {
  const top = ['domain', 'functions', 'infra'].filter((name) => name !== files.split('/')[0])
  const beside = files.startsWith('functions/')
    ? functionLayers.filter((name) => `functions/${name}` !== files)
    : []
  return [...top, ...beside]
}

/** src/admin has components of its own. */
function relativeWaysToPages(files) {
  if (!files.startsWith('src/')) return ['../**/src/lib/**', '../**/src/components/**']
  const toComponents =
    files === 'src/admin' ? ['../../components/**', '../../../components/**'] : ['../**/components/**']
  return ['../**/lib/**', ...toComponents]
}

const only = (files, group, message) => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
})

const rulesOfBothSides =
  'domain/ holds the rules of both sides: it imports zod, the settings of site.ts and itself, nothing else.'

export const boundaries = [
  only(
    'domain/**',
    ['*', '!zod', '!vitest', '!fast-check', '!#site', '!#site/*', '!./*', '!./api/*'],
    rulesOfBothSides,
  ),
  only(
    'domain/api/**',
    ['*', '!zod', '!vitest', '!fast-check', '!#site', '!./*', '!..', '!../*', '../../**'],
    rulesOfBothSides,
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
