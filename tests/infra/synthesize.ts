import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { TestProject } from 'vitest/node'
import { type Environment, type EnvironmentName, environmentNames } from '#infra/environments'
import { exhaustive } from '../support/sample'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the cloud assembly of each environment. */
    assemblies: string
  }
}

/** Settings that operators may change. */
export const changedSettings = {
  account: '123456789012',
  alarmsTo: ['ada@example.com'],
  sendsMails: true,
  domain: {
    name: 'coupons.example.com',
    hostedZone: { id: 'Z0123456789', name: 'example.com' },
    redirectedFrom: ['www.coupons.example.com'],
    includeSubDomains: true,
  },
  recoveredTable: {
    name: 'clipwell-prod-recovered-1',
    stream: 'arn:aws:dynamodb:us-east-1:123456789012:table/clipwell-prod-recovered-1/stream/2026-11-21',
  },
  originSecret: 2,
} as const satisfies Partial<Environment>

/** `npm test` leaves out staging, which has of each setting what one of the others has. */
export const testedEnvironments: readonly EnvironmentName[] = exhaustive ? environmentNames : ['dev', 'prod']

/** The assemblies to test: each environment, and prod with the settings above. */
export const assemblyNames: readonly AssemblyName[] = [...testedEnvironments, 'changed']
export type AssemblyName = EnvironmentName | 'changed'

/** For `npm run check:templates`. */
export const allAssemblies: readonly AssemblyName[] = [...environmentNames, 'changed']

/** By default prod has no receiver of alarms. */
const withoutAlarms = { alarms: 'none' }

/** Builds everything, and synthesizes every environment once for all tests of the stacks. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'clipwell-infra-'))
  await synthesizeAll(folder, { names: assemblyNames, validated: ['changed'] })
  project.provide('assemblies', folder)
  return () => rm(folder, { recursive: true })
}

/**
 * The CDK validates the templates of those `validated`, nearly half of the work: by default of all, as in
 * `npm run check:templates`. Those changed have the most resources.
 */
export async function synthesizeAll(
  folder: string,
  { names, validated = names }: { names: readonly AssemblyName[]; validated?: readonly AssemblyName[] },
): Promise<void> {
  // `npm test` has built before.
  if (process.env['BUILT'] === undefined) {
    const build = await run(['--import', 'tsx', 'infra/build/build.ts'])
    if (build.exitCode !== 0) throw new Error(`The build failed:\n${build.output}`)
  }
  await Promise.all(
    names.map(async (name) => {
      const validation = { CDK_VALIDATION: String(validated.includes(name)) }
      const { exitCode, output } = await (name === 'changed'
        ? synthesizeChanged(join(folder, name), validation)
        : synthesize({ env: name, ...withoutAlarms }, join(folder, name), validation))
      if (exitCode !== 0) throw new Error(`${name} could not be synthesized:\n${output}`)
    }),
  )
}

function synthesizeChanged(folder: string, environment: Record<string, string>) {
  const variables = { ...environment, SETTINGS: JSON.stringify(changedSettings) }
  return synthesize({ env: 'prod' }, folder, variables, ['--import', './tests/infra/change-settings.ts'])
}

/** Runs the app like the CDK, with an empty environment: no credentials, settings or home. */
export async function synthesize(
  context: Record<string, unknown>,
  folder: string,
  environment: Record<string, string> = {},
  options: string[] = [],
) {
  const { context: settings } = JSON.parse(await readFile('cdk.json', 'utf8')) as { context: object }
  // The CDK checks templates in WebAssembly. To optimize that takes longer than it runs.
  return run(['--liftoff-only', '--import', 'tsx', ...options, 'amplify/backend.ts'], {
    CDK_OUTDIR: folder,
    CDK_CONTEXT_JSON: JSON.stringify({ ...settings, ...context }),
    ...environment,
  })
}

async function run(args: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'] ?? '', HOME: '/nonexistent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)))
  const [exitCode, out, err] = await Promise.all([exit, text(child.stdout), text(child.stderr)])
  return { exitCode, output: out + err }
}
