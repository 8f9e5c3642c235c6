import { parseArgs } from 'node:util'
import { setVariables } from '#local/environment'

/** `create --env prod --email ada@example.com --yes` */
export interface CommandLine<Option extends string, Flag extends string = never> {
  command: string | undefined
  options: Partial<Record<Option, string>>
  flags: Partial<Record<Flag, boolean>>
}

/** Throws for an unknown option, and for one without its value. */
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

export function required<Option extends string>(
  options: Partial<Record<Option, string>>,
  name: Option,
): string {
  const value = options[name]
  if (!value) throw new Error(`--${name} is missing.`)
  return value
}

/** Prints an error as one sentence and ends with 1. So does a script without arguments, with its usage. */
export async function runScript(work: () => Promise<void>, usage?: string): Promise<void> {
  // On Node 20 the SDK would print a notice about versions after 2026 for every call.
  setVariables({ AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' })
  try {
    if (usage !== undefined && process.argv.length <= 2) throw new Error(usage)
    await work()
  } catch (error) {
    console.error(sentenceOf(error))
    process.exitCode = 1
  }
}

/** Some of AWS's errors have only a name or an unclear message. */
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
  const isParsing = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
  return isParsing ? `${message.split('. ')[0]}.` : message || name
}
