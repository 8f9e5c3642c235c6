import { writesSoFar } from './write-count'

/** In milliseconds. */
const longest = 10_000

interface Kept<Value> {
  readonly value: Value
  /** When its oldest part was read, in milliseconds. */
  readonly made: number
  readonly ends: number
  /** After another write of this process it is not used. */
  readonly writes: number
  readonly size: number
}

/** A moment at which something begins to be made: what a write overtakes is not kept. */
export const moment = () => ({ made: Date.now(), writes: writesSoFar() })
export type Moment = ReturnType<typeof moment>

/** What a process keeps for 10 seconds, until its next write; beyond `room` characters the oldest goes. */
export class ShortMemory<Value> {
  private readonly kept = new Map<string, Kept<Value>>()
  private size = 0

  constructor(private readonly room: number) {}

  get(name: string): Kept<Value> | undefined {
    const known = this.kept.get(name)
    return known && known.writes === writesSoFar() && Date.now() < known.ends ? known : undefined
  }

  /** `time` is how long it holds at most, in milliseconds. */
  keep(name: string, value: Value, { made, writes }: Moment, size: number, time = longest): void {
    if (writes !== writesSoFar()) return
    this.forget(name)
    this.kept.set(name, {
      value,
      made,
      ends: made + Math.min(longest, time),
      writes,
      size: name.length + size,
    })
    this.size += name.length + size
    for (const oldest of this.kept.keys()) {
      if (this.size <= this.room) return
      this.forget(oldest)
    }
  }

  private forget(name: string): void {
    this.size -= this.kept.get(name)?.size ?? 0
    this.kept.delete(name)
  }
}
