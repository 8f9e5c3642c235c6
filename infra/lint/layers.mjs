/** The layers, and which of them each may import (boundaries.mjs makes rules of the linter from it). */

/** Our folders by the name under which others import them, innermost first. */
export const aliases = {
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

/** The folders of functions/, innermost first. */
const below = 'table aws visitors mail images accounts http entity'.split(' ')
const core = 'search store category coupon review blog message user catalogue'.split(' ')
export const functionLayers = [...below, ...core, 'features', 'changes', 'pages', 'lambdas']
const inFunctions = (...names) => names.map((name) => `functions/${name}`)

export const namedLayers = [
  'domain',
  ...functionLayers.map((name) => `functions/${name}`),
  'infra',
  'infra/local',
  'infra/demo',
  'infra/operations',
  'infra/migrations',
]
export const pageLayers = ['src/lib', 'src/components', 'src/site', 'src/admin', 'src/app']

/** What goes beyond the core: each is a folder of this name on every layer that has some of it. */
export const features = 'proof report click listing card'.split(' ')
export const coreOnly = 'The core knows features by the files directly in a folder named features alone.'
export const featureOnly = 'A feature knows the core, and another feature by its public.ts alone.'
const rulesOfFeatures = features.map((name) => `#domain/${name}/**`)
export const others = [...features.map((name) => `../${name}/**`), '!../*/public']

/** @type {{ files: string, may: string[], not?: string[], because: string, visitors?: true }[]} */
export const rows = [
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
  {
    files: 'functions/entity',
    may: ['domain', ...inFunctions('table', 'images', 'http')],
    because: 'functions/entity is the engine of entities, and knows none.',
  },
  ...core.map((name) => ({
    files: `functions/${name}`,
    may: ['domain', ...inFunctions(...below, ...core), 'functions/features'],
    not: ['#functions/features/*/**', ...rulesOfFeatures],
    because: 'The core knows features by the files in functions/features alone, and no Lambda function.',
  })),
  {
    files: 'functions/features',
    may: ['domain', ...inFunctions(...below, ...core)],
    not: ['#functions/features/**', '../*/**', '!../*/public'],
    because: featureOnly,
  },
  {
    files: 'functions/changes',
    may: inFunctions('table', 'http', 'images', 'store', 'features'),
    not: ['#functions/features/*/**', ...rulesOfFeatures],
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
    not: rulesOfFeatures,
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
  {
    files: 'src/lib',
    may: ['domain'],
    not: rulesOfFeatures,
    visitors: true,
    because: 'src/lib is below everything else in src/.',
  },
  {
    files: 'src/components',
    may: ['domain', 'src/lib'],
    visitors: true,
    because: 'src/components serves the site and the admin area and knows neither.',
  },
  {
    files: 'src/site',
    may: ['domain', 'src/lib', 'src/components'],
    not: ['**/features/*/**', ...rulesOfFeatures],
    visitors: true,
    because: 'The site never imports the admin area, what composes both, or the inside of a feature.',
  },
  {
    files: 'src/site/features',
    may: ['domain', 'src/lib', 'src/components', 'src/site'],
    not: others,
    visitors: true,
    because: featureOnly,
  },
  {
    files: 'src/admin',
    may: ['domain', 'src/lib', 'src/components'],
    not: ['**/features/*/**', ...rulesOfFeatures],
    because: 'The admin area never imports the site, what composes both, or the inside of a feature.',
  },
  {
    files: 'src/admin/features',
    may: ['domain', 'src/lib', 'src/components', 'src/admin'],
    not: others,
    because: featureOnly,
  },
  {
    files: 'src/app',
    may: ['domain', 'src/lib', 'src/components', 'src/site', 'src/admin'],
    because: 'src/ runs in browsers: it imports domain/ and itself.',
  },
]
