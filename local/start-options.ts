import { parseArgs } from 'node:util'
import { StartError } from './start-error'

export interface StartOptions {
  /** 0: any free one. */
  port: number
  dataDir: string
  /** Deletes the data first. */
  reset: boolean
  /** Begins without demo content, for a backup to be restored. */
  empty: boolean
  /** Serves the sources with hot reload instead of a build. */
  dev: boolean
}

/**
 * Parses the command line and the environment: `--reset`, `--empty`, `--dev`, PORT and DATA_DIR. Throws
 * StartError for anything else.
 */
export function parseStartOptions(
  args: string[],
  environment: Partial<Record<'PORT' | 'DATA_DIR', string | undefined>>,
): StartOptions {
  const { reset, empty, dev } = parseFlags(args)
  const port = setOr(environment.PORT, '3000')
  if (!/^\d+$/.test(port) || Number(port) > 65_535) {
    throw new StartError(`PORT is "${port}", which is not a port: use a number from 0 to 65535.`)
  }
  return { port: Number(port), dataDir: setOr(environment.DATA_DIR, '.local'), reset, empty, dev }
}

function parseFlags(args: string[]): Pick<StartOptions, 'reset' | 'empty' | 'dev'> {
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ args, options: { reset: flag, empty: flag, dev: flag } }).values
  } catch (error) {
    throw new StartError(
      `${(error as Error).message.split('. ')[0]}. Use: npm start -- [--reset] [--empty], or npm run dev -- …`,
    )
  }
}

/** An empty variable counts as not set. */
function setOr(value: string | undefined, otherwise: string): string {
  return value === undefined || value === '' ? otherwise : value
}
