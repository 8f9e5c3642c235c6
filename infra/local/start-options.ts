import { parseArgs } from 'node:util'
import { StartError } from './start-error'

export interface StartOptions {
  port: number
  dataDir: string
  reset: boolean
  empty: boolean
  messy: boolean
  dev: boolean
}

/** From arguments, PORT and DATA_DIR. Throws StartError for anything else. */
export function parseStartOptions(
  args: string[],
  environment: Partial<Record<'PORT' | 'DATA_DIR', string | undefined>>,
): StartOptions {
  const { reset, empty, messy, dev } = parseFlags(args)
  const port = setOr(environment.PORT, '3000')
  if (!/^\d+$/.test(port) || Number(port) > 65_535) {
    throw new StartError(`PORT is "${port}", which is not a port: use a number from 0 to 65535.`)
  }
  if (empty && messy) throw new StartError('--empty begins without content, --messy with its own: use one.')
  const dataDir = setOr(environment.DATA_DIR, messy ? '.local-messy' : '.local')
  return { port: Number(port), dataDir, reset, empty, messy, dev }
}

function parseFlags(args: string[]): Pick<StartOptions, 'reset' | 'empty' | 'messy' | 'dev'> {
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ args, options: { reset: flag, empty: flag, messy: flag, dev: flag } }).values
  } catch (error) {
    const problem = (error as Error).message.split('. ')[0]
    throw new StartError(`${problem}. Use: npm start -- [--reset] [--empty] [--messy], or npm run dev -- …`)
  }
}

function setOr(value: string | undefined, otherwise: string): string {
  return value === undefined || value === '' ? otherwise : value
}
