import { expect, test } from 'vitest'
import { textOf } from './documents'

interface Rule {
  matchPackageNames?: string[]
  allowedVersions?: string
}

const { packageRules } = JSON.parse(textOf('.github/renovate.json')) as { packageRules: Rule[] }
const { packages } = JSON.parse(textOf('package-lock.json')) as {
  packages: Record<string, { version: string }>
}
const held = packageRules.flatMap(({ matchPackageNames = [], allowedVersions }) =>
  matchPackageNames.map((name) => ({ name, allowedVersions })),
)

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
