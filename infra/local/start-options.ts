import { parseArgs } from 'node:util'
import { StartError } from './start-error'

export interface StartOptions {
  port: number
  dataDir: string
  reset: boolean
  empty: boolean
  dev: boolean
  built: boolean
}

/** From arguments, PORT and DATA_DIR. Throws StartError for anything else. */
export function parseStartOptions(
  args: string[],
  environment: Partial<Record<'PORT' | 'DATA_DIR', string | undefined>>,
): StartOptions {
  const flags = parseFlags(args)
  const port = setOr(environment.PORT, '3000')
  if (!/^\d+$/.test(port) || Number(port) > 65_535) {
    throw new StartError(`PORT is "${port}", which is not a port: use a number from 0 to 65535.`)
  }
  return { port: Number(port), dataDir: setOr(environment.DATA_DIR, '.local'), ...flags }
}

function parseFlags(args: string[]): Omit<StartOptions, 'port' | 'dataDir'> {
  const flag = { type: 'boolean', default: false } as const
  const options = { reset: flag, empty: flag, dev: flag, built: flag }
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    const problem = (error as Error).message.split('. ')[0]
    throw new StartError(`${problem}. Use: npm start -- [--reset] [--empty] [--built], or npm run dev -- …`)
  }
}

function setOr(value: string | undefined, otherwise: string): string {
  return value === undefined || value === '' ? otherwise : value
}
