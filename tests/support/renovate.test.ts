import { expect, test } from 'vitest'
import { textOf } from './documents'

interface Rule {
  matchPackageNames?: string[]
  allowedVersions?: string
  enabled?: boolean
}

const { packageRules } = JSON.parse(textOf('renovate.json')) as { packageRules: Rule[] }
const { packages } = JSON.parse(textOf('package-lock.json')) as {
  packages: Record<string, { version: string }>
}
const record = textOf('docs/decisions/0008-node-20-and-pinned-versions.md')

const ownFolders = new Set(['@aws-amplify/backend-data', '@aws-amplify/model-generator'])

const held = packageRules.flatMap(({ matchPackageNames = [], allowedVersions, enabled }) =>
  allowedVersions !== undefined || enabled === false
    ? matchPackageNames.map((name) => ({ name, allowedVersions }))
    : [],
)

test('record 8 names every package that Renovate holds back', () => {
  const names = held.map(({ name }) => name).filter((name) => !ownFolders.has(name))
  expect(names.filter((name) => !record.includes(`\`${name}\``))).toEqual([])
})

test('Renovate holds back every package that record 8 lists', () => {
  const list = record.slice(record.indexOf('Held back'), record.indexOf('## Consequences'))
  const listed = [...list.matchAll(/`([@\w/.-]+)`/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'overrides')
  const names = new Set(held.map(({ name }) => name))
  expect(listed.filter((name) => !names.has(name ?? '') && !name?.startsWith('npm'))).toEqual([])
})

test("every installed version is below Renovate's bound for it", () => {
  const over = held.filter(({ name, allowedVersions }) => {
    const bound = /^<(.+)$/.exec(allowedVersions ?? '')?.[1]
    const installed = packages[`node_modules/${name}`]?.version
    return bound !== undefined && installed !== undefined && !isBelow(installed, bound)
  })
  expect(over).toEqual([])
})

function isBelow(version: string, bound: string): boolean {
  return version.localeCompare(bound, 'en', { numeric: true }) < 0
}
