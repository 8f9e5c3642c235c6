import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lambdaNode } from '#infra/node-version'

const folder = '.github/workflows'
const workflows = readdirSync(folder).map(
  (file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const,
)
const workflowOf = (file: string) => workflows.find(([name]) => name === file)?.[1] ?? ''

describe.each(workflows)('%s', (_, text) => {
  test('pins every action to the commit of a release, and names the release', () => {
    const used = [...text.matchAll(/uses: (.+)$/gm)].map(([, action = '']) => action)
    expect(used.length).toBeGreaterThan(0)
    expect(
      used.filter((action) => !/^\.\/|^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
    ).toEqual([])
  })

  test('runs on a Node that package.json allows', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
    const allowed = engines.node.match(/(?<=[\^=])\d+/g)
    const named = [...text.matchAll(/node(?:-version)?: (.+)$/gm)].flatMap(([, versions = '']) =>
      versions.startsWith('$')
        ? []
        : (versions.match(/\d+(?=[.\d]*)/g) ?? []).filter((each) => each.length === 2),
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((version) => !allowed?.includes(version) && version !== '19')).toEqual([])
  })
})

test('the checks include the newest Node of the functions, and the deployment uses it', () => {
  expect(workflowOf('check.yml')).toContain(`'${lambdaNode}'`)
  expect(workflowOf('deploy.yml')).toContain(`node-version: ${lambdaNode}\n`)
})

test('only commits on main are deployed', () => {
  const text = workflowOf('deploy.yml')
  const at = (part: string) => text.indexOf(part)
  expect(at('merge-base --is-ancestor "$GITHUB_SHA" origin/main')).toBeGreaterThan(0)
  expect(at('merge-base')).toBeLessThan(at('aws-actions/configure-aws-credentials'))
  expect(at('fetch-depth: 0')).toBeLessThan(at('merge-base'))
})
