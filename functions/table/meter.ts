import { AsyncLocalStorage } from 'node:async_hooks'
import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb'

export interface Usage {
  requests: number
  /** How often the work waited for the database. Simultaneous requests count once. */
  roundTrips: number
  readUnits: number
  writeUnits: number
}

interface Meter extends Usage {
  inFlight: number
}

const meters = new AsyncLocalStorage<Meter>()

/** `usage` is also right if the work fails. */
export function metered<Result>(work: (usage: Readonly<Usage>) => Promise<Result>): Promise<Result> {
  const meter = { requests: 0, roundTrips: 0, readUnits: 0, writeUnits: 0, inFlight: 0 }
  return meters.run(meter, () => work(meter))
}

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

type Consumed = ConsumedCapacity | ConsumedCapacity[] | undefined

/** The capacity units that an answer says it has used. */
export function unitsIn(output: object): number {
  const consumed = 'ConsumedCapacity' in output ? (output.ConsumedCapacity as Consumed) : []
  return [consumed ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)
}
