import { variable } from '#functions/environment'
import type { Usage } from '#table/meter'
import { metricsOf } from './metrics'

interface Entry {
  requestId: string
  routeKey: string
  status: number
  countsRefusals?: boolean | undefined
  ms: number
  usage: Readonly<Usage>
  error: unknown
}

/** Never caller, token or body. CloudWatch counts some lines. LOG_LEVEL=silent turns it off. */
export function logRequest({ usage, error, countsRefusals, ...entry }: Entry): void {
  if (variable('LOG_LEVEL') === 'silent') return
  const { requests, roundTrips, readUnits, writeUnits } = usage
  const line = {
    level: entry.status >= 500 ? 'error' : 'info',
    ...entry,
    requests,
    roundTrips,
    readUnits,
    writeUnits,
    ...metricsOf({ ...entry, countsRefusals }, Date.now()),
    ...(error !== undefined && { error: describeError(error) }),
  }
  console.log(JSON.stringify(line))
}

/** Without the message, which may quote input in several lines. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error
  const { name, message, stack = '', cause } = error
  const frames = stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
  return {
    name,
    message: withoutInput(message),
    stack: frames.join('\n'),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

/** In characters. */
const longest = 2000

/** Services quote input in their errors ("Value 'Passw0rd!' at 'password' …"). */
function withoutInput(message: string): string {
  // A quotation that is cut off ends there.
  const start = message.length > longest ? `${message.slice(0, longest)}"'` : message
  return start
    .replace(/\S+/g, (word) => (/.@./s.test(word) ? '…' : word))
    .replace(/eyJ[\w-]+(\.[\w-]*)*/g, '…')
    .replace(/".*"/gs, '"…"')
    .replace(/'[^']*'/g, "'…'")
    .slice(0, 500)
}
