import { parseArgs } from 'node:util'

/** The parsed command line of a script: `create --env prod --email ada@example.com --yes`. */
export interface CommandLine<Option extends string, Flag extends string = never> {
  command: string | undefined
  options: Partial<Record<Option, string>>
  flags: Partial<Record<Flag, boolean>>
}

/** Parses a script's command line. Throws for an unknown option. */
export function readCommandLine<Option extends string, Flag extends string = never>(
  args: string[],
  names: readonly Option[],
  flags: readonly Flag[] = [],
): CommandLine<Option, Flag> {
  const options = {
    ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
  }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  return {
    command: positionals[0],
    options: values as Partial<Record<Option, string>>,
    flags: values as Partial<Record<Flag, boolean>>,
  }
}

/** Throws a message for the operator if an option is missing. */
export function required<Option extends string>(
  options: Partial<Record<Option, string>>,
  name: Option,
): string {
  const value = options[name]
  if (!value) throw new Error(`--${name} is missing.`)
  return value
}

/** Runs a script. An error is printed as one sentence, and the process ends with 1. */
export async function runScript(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(sentenceOf(error))
    process.exitCode = 1
  }
}

/** An error as a sentence for the operator. Some of AWS's errors have only a name or an unclear message. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { name, message } = error
  if (name === 'CredentialsProviderError')
    return 'There are no AWS credentials. Sign in: aws sso login, or aws configure.'
  if (name === 'ExpiredTokenException' || name === 'ExpiredToken') {
    return 'The AWS credentials have run out. Sign in again: aws sso login.'
  }
  if (name === 'AccessDeniedException' || name === 'AccessDenied') {
    return `The AWS credentials do not allow this: ${message || name}`
  }
  return message || name
}
