import type { Usage } from '#table/meter'
import { metricsOf } from './metrics'

interface Entry {
  requestId: string
  routeKey: string
  status: number
  ms: number
  usage: Readonly<Usage>
  /** What the failure was, when it is ours. */
  error: unknown
}

/**
 * Writes one line of JSON about a request: what was asked for, how it ended and what it cost, never who asked,
 * with which token or body. CloudWatch counts some of them. LOG_LEVEL=silent keeps it quiet.
 */
export function logRequest({ usage, error, ...entry }: Entry): void {
  if (process.env.LOG_LEVEL === 'silent') return
  const { requests, roundTrips, readUnits, writeUnits } = usage
  const line = {
    level: entry.status >= 500 ? 'error' : 'info',
    ...entry,
    requests,
    roundTrips,
    readUnits,
    writeUnits,
    ...metricsOf(entry, Date.now()),
    ...(error !== undefined && { error: describeError(error) }),
  }
  console.log(JSON.stringify(line))
}

/** An error as a line of the log holds it: a stack without its first line, which repeats the message. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error
  const { name, message, stack = '', cause } = error
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name,
    message: withoutInput(message),
    stack: frames.join('\n'),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

/** How much of a message is looked at, in characters. */
const longest = 2000

/** Services quote in their errors what they were sent ("Value 'Passw0rd!' at 'password' …"): it is left out. */
function withoutInput(message: string): string {
  // What is cut off ends a quotation that it began in.
  const start = message.length > longest ? `${message.slice(0, longest)}"'` : message
  return start
    .replace(/\S+/g, (word) => (/.@./s.test(word) ? '…' : word))
    .replace(/eyJ[\w-]+(\.[\w-]*)*/g, '…')
    .replace(/".*"/gs, '"…"')
    .replace(/'[^']*'/g, "'…'")
    .slice(0, 500)
}
