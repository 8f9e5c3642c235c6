import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allAssemblies, synthesizeAll } from './synthesize'

interface Finding {
  Filename: string
  Level: string
  Message: string
  Rule: { Id: string }
  Location: { Path: (string | number)[] }
}

/** Accepted findings with their reasons. */
const accepted: { reason: string; is: (finding: Finding) => boolean }[] = [
  {
    reason: 'The CDK names in DependsOn what a reference says as well: nothing changes by it.',
    is: ({ Rule }) => Rule.Id === 'W3005',
  },
  {
    reason: 'CloudFormation takes tags of a dashboard; the list in cfn-lint is older.',
    is: ({ Rule, Location: { Path } }) =>
      Rule.Id === 'E3002' && String(Path[1]).startsWith('OperationsDashboard') && Path.at(-1) === 'Tags',
  },
]

/** `npm run check:templates`: checks every template of every environment with cfn-lint, warnings included. */
const folder = await mkdtemp(join(tmpdir(), 'clipwell-templates-'))
try {
  await synthesizeAll(folder, { names: allAssemblies })
  const templates = allAssemblies.flatMap((name) =>
    readdirSync(join(folder, name))
      .filter((file) => file.endsWith('.template.json'))
      .map((file) => join(folder, name, file)),
  )
  const findings = lint(templates)
  const refused = findings.filter((finding) => !accepted.some(({ is }) => is(finding)))
  for (const { Filename, Level, Message, Rule, Location } of refused) {
    console.error(`${Level} ${Rule.Id} in ${Filename} at ${Location.Path.join('/')}: ${Message}`)
  }
  console.log(
    `${templates.length} templates, ${refused.length} findings, ${findings.length} with those accepted.`,
  )
  process.exitCode = refused.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true })
}

function lint(templates: string[]): Finding[] {
  const options = ['--format', 'json', '--regions', 'us-east-1', '--non-zero-exit-code', 'none']
  const { error, stdout, stderr } = spawnSync('cfn-lint', [...options, '--template', ...templates], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (error) throw new Error('cfn-lint is not installed: pipx install cfn-lint.', { cause: error })
  if (stderr) throw new Error(stderr)
  return JSON.parse(stdout || '[]') as Finding[]
}
