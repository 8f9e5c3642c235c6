import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { commandsIn, filesIn, runAlone } from '../support/documented-commands'
import { textOf } from '../support/documents'
import { exhaustive } from '../support/sample'

/**
 * The commands of docs/deploy.md run as they are written, as far as they go without an account: until they
 * need credentials. `npm test` runs Git's alone.
 */

interface Way {
  of: RegExp
  says: RegExp
  in?: 'files' | 'repository'
  /** What is added, so that it takes seconds and changes nothing. */
  with?: string
}

const signIn = /There are no AWS credentials\. Sign in/
/** Synthesized already. Settings of prod are complete there. */
const synthesized = (name: string) => `--app ASSEMBLIES/${name} --build true`

const ways: Way[] = [
  // Each check of a pull request begins with it.
  { of: /^npm ci$/, says: /Clean install/, with: '--help' },
  { of: /^npx cdk bootstrap /, says: /no credentials have been configured/ },
  { of: /^npx cdk .*-c env=dev$/, says: /Unable to resolve AWS account/, with: synthesized('dev') },
  { of: /^npx cdk .*-c env=prod$/, says: /Unable to resolve AWS account/, with: synthesized('changed') },
  { of: /^npm run deploy -- prod$/, says: signIn, with: '--with-placeholders' },
  { of: /^npm run backup +-- --env local /, says: /is running with the data in/ },
  { of: /^npm run (?:deploy|staff|restore|migrate) /, says: signIn },
  { of: /^export /, says: /^$/ },
  { of: /^git pull$/, says: /up to date/, in: 'repository' },
  { of: /^git tag /, says: /^$/, in: 'repository' },
  { of: /^git push /, says: /\[new tag\]/, in: 'repository' },
  { of: /^aws /, says: /Unable to locate credentials/, in: 'files' },
]

const document = textOf('docs/deploy.md')
const hasAws = execFileSync('sh', ['-c', 'command -v aws || true'], { encoding: 'utf8' }) !== ''
/** It asks a person. */
const byHand = 'aws configure sso'
const commands = commandsIn(document).filter(
  (command) => command !== byHand && (hasAws || !command.startsWith('aws ')),
)
/** Git's build on one another. */
const ofGit = commands.filter((command) => command.startsWith('git '))
const others = commands.filter((command) => !ofGit.includes(command))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipwell-commands-'))
  await Promise.all(['files', 'data'].map((each) => mkdir(join(folder, each))))
  for (const [name, text] of filesIn(document)) await writeFile(join(folder, 'files', name), text)
  const begin = 'git init -q --bare origin && git clone -q origin repository && cd repository'
  const commit = 'git commit -q --allow-empty -m First && git push -q origin HEAD'
  expect(await runAlone(`${begin} && ${commit}`, folder, author)).toMatchObject({ exitCode: 0 })
})
afterAll(() => rm(folder, { recursive: true }))

const author = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
}

describe('docs/deploy.md', () => {
  test('has commands, and the files that they name', () => {
    expect(commands.length).toBeGreaterThan(15)
    expect([...filesIn(document).keys()]).toEqual(['trust.json', 'rights.json'])
  })

  test('has no command of which no test says how far it goes', () => {
    expect(commands.filter((command) => !ways.some(({ of }) => of.test(command)))).toEqual([])
  })

  test.each(ofGit)('%s', goesAsFarAsItGoes)

  test.concurrent.each(exhaustive ? others : [])('%s', goesAsFarAsItGoes)

  async function goesAsFarAsItGoes(command: string) {
    const way = ways.find(({ of }) => of.test(command))!
    const whole = `${command} ${way.with ?? ''}`.replace('ASSEMBLIES', inject('assemblies'))
    const cwd = way.in ? join(folder, way.in) : process.cwd()
    const { output } = await runAlone(whole, cwd, { ...author, DATA_DIR: join(folder, 'data') })
    expect(output).toMatch(way.says)
    expect(output).not.toMatch(/unknown option|unrecognized|are required:/i)
  }
})
