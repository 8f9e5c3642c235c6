import { boundaries } from './infra/lint/boundaries.mjs'

const unsafeValuesAllowed = {
  'typescript/no-unsafe-argument': 'off',
  'typescript/no-unsafe-assignment': 'off',
  'typescript/no-unsafe-call': 'off',
  'typescript/no-unsafe-member-access': 'off',
  'typescript/no-unsafe-return': 'off',
}

/** What only a browser has. functions/pages is type-checked with the DOM, for the components it renders. */
const browserGlobals = ['document', 'history', 'localStorage', 'location', 'navigator', 'window'].map(
  (name) => ({ name, message: 'functions/ runs on the server, where there is no page.' }),
)

const plugins = ['typescript', 'react', 'jsx-a11y', 'import', 'promise', 'unicorn', 'oxc', 'node']

/** The linter's rules; which folder may import which is in infra/lint/boundaries.mjs. */
export default {
  plugins,
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['dist', 'reports', 'coverage', 'test-results', '.local'],
  rules: {
    eqeqeq: 'error',
    'node/no-process-env': 'error',
    'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
    'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'react/exhaustive-deps': 'error',
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'react/rules-of-hooks': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-unnecessary-condition': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-nullish-coalescing': 'error',
    'typescript/prefer-optional-chain': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'unicorn/filename-case': 'error',

    // React 19 needs no React in scope; ids are called _id; requests that follow each other are awaited in
    // turn.
    'react/react-in-jsx-scope': 'off',
    'no-underscore-dangle': 'off',
    'no-await-in-loop': 'off',
    // Styles and set-up are imported for what they do.
    'import/no-unassigned-import': 'off',
    // Answers and stored items are typed where they enter; the schemas in domain/ check what people send.
    'typescript/no-unsafe-type-assertion': 'off',
    // Texts are taken apart by code points on purpose; a year on the page may be that of its rendering.
    'typescript/no-misused-spread': 'off',
    'react/purity': 'off',
    // Matters of taste that make short code longer.
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'oxc/no-map-spread': 'off',
    'promise/always-return': 'off',
    'react/no-did-update-set-state': 'off',
    'typescript/no-unsafe-enum-comparison': 'off',
    'typescript/no-generated-empty-object-type': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
  },
  overrides: [
    { files: ['**/*.mjs'], rules: unsafeValuesAllowed },
    {
      files: ['**/*.test.{ts,tsx}', 'tests/**'],
      plugins: [...plugins, 'vitest'],
      rules: {
        ...unsafeValuesAllowed,
        'max-lines': ['error', { max: 400 }],
        'max-lines-per-function': 'off',
        'typescript/require-array-sort-compare': 'off',
        'import/no-cycle': ['error', { ignoreTypes: true }],
        'vitest/no-conditional-tests': 'error',
        'vitest/no-disabled-tests': 'error',
        'vitest/no-focused-tests': 'error',
        'vitest/no-identical-title': 'error',
        'vitest/require-mock-type-parameters': 'off',
      },
    },
    // There are no components here: a function may be called imageUseWrites.
    {
      files: [
        'domain/**',
        'functions/**',
        'infra/**',
        'infra/local/**',
        'infra/demo/**',
        'infra/operations/**',
        'tests/{api,faults,features,fuzz,load,races,support}/**',
      ],
      rules: { 'react/globals': 'off', 'react/rules-of-hooks': 'off' },
    },
    // As cards, these elements would lose their roles.
    {
      files: ['src/admin/components/table/{resource-table,table-head}.tsx'],
      rules: {
        'jsx-a11y/no-redundant-roles': 'off',
        'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
      },
    },
    // One place of each side reads its environment, by names that the compiler knows.
    {
      files: [
        'functions/environment.ts',
        'infra/local/environment.ts',
        'infra/app-context.ts',
        '**/*.test.{ts,tsx}',
        'tests/**',
        '*.config.ts',
      ],
      rules: { 'node/no-process-env': 'off' },
    },
    { files: ['functions/**'], rules: { 'no-restricted-globals': ['error', ...browserGlobals] } },
    // A construct is made for what it adds to its scope.
    { files: ['amplify/**', 'infra/constructs/**'], rules: { 'no-new': 'off' } },
    // A thread has no origin.
    { files: ['functions/**'], rules: { 'unicorn/require-post-message-target-origin': 'off' } },
    ...boundaries,
  ],
}
