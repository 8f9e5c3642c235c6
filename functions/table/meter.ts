import { AsyncLocalStorage } from 'node:async_hooks'

/** What a piece of work has asked of the database. */
export interface Usage {
  requests: number
  /** Times the work had to wait for the database: requests in flight together count once. */
  roundTrips: number
  readUnits: number
  writeUnits: number
}

interface Meter extends Usage {
  inFlight: number
}

const meters = new AsyncLocalStorage<Meter>()

/** Runs the work and says what it asked of the database; `usage` keeps counting should the work fail. */
export function metered<Result>(work: (usage: Readonly<Usage>) => Promise<Result>): Promise<Result> {
  const meter = { requests: 0, roundTrips: 0, readUnits: 0, writeUnits: 0, inFlight: 0 }
  return meters.run(meter, () => work(meter))
}

/** Counts one request from before it is sent until it is answered, and the units it is charged with. */
export async function countRequest<Output>(send: () => Promise<Output>, unitsOf: (output: Output) => Units) {
  const meter = meters.getStore()
  if (!meter) return send()
  meter.requests++
  if (meter.inFlight++ === 0) meter.roundTrips++
  try {
    const output = await send()
    const { read, write } = unitsOf(output)
    meter.readUnits += read
    meter.writeUnits += write
    return output
  } finally {
    meter.inFlight--
  }
}

export interface Units {
  read: number
  write: number
}
