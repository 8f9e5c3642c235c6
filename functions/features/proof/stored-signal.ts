import type { Signal } from '#domain/proof/tally'
import type { Uncounted } from '#domain/proof/proof'
import type { Vote } from '#domain/proof/verdict'
import type { Item } from '#table/keys'

export interface StoredSignal extends Item, Signal {
  at: string
  text?: string
  by?: string
  counted: boolean
  uncounted?: Uncounted
  /** A pseudonym. Missing if the vote could not count. */
  network?: string
  /** The coupon's `checkedAt` and `workedAt` before it. They are restored if it is taken back. */
  checkedBefore?: string
  workedBefore?: string
  epoch?: number
  revision: number
}

export interface NetworkItem extends Item {
  /** The votes of the network on that day, under the name that is stored. */
  said: { couponId: string; epoch: number; signal: string }[]
  isVoided?: boolean
  revision: number
}

export interface SignalChange {
  own: StoredSignal | undefined
  entry: StoredSignal
  votes: Vote[]
}
