import { type Box, Numbers } from './boxes'
import { PartCount, require } from './parsed-image'

export interface Extent {
  inData: boolean
  at: number
  /** 0: to the end. */
  length: number
}

export function itemTypes(box: Box): Map<number, string> {
  const types = new Map<number, string>()
  const count = new PartCount()
  const { content } = box
  for (let at = content.readUInt8(0) === 0 ? 6 : 8; at < content.length;) {
    count.next()
    const size = content.readUInt32BE(at)
    require(size >= 8 && at + size <= content.length)
    const entry = new Numbers(content.subarray(at + 8, at + size))
    const entryVersion = entry.next(1)
    entry.skip(3)
    const id = entry.next(entryVersion < 3 ? 2 : 4)
    entry.skip(2)
    types.set(id, entryVersion < 2 ? '' : entry.text(4))
    at += size
  }
  return types
}

export function itemExtents(box: Box): Map<number, Extent[]> {
  const count = new PartCount()
  const numbers = new Numbers(box.content)
  const version = numbers.next(1)
  numbers.skip(3)
  const [sizes, moreSizes] = [numbers.next(1), numbers.next(1)]
  const [offsetSize, lengthSize] = [sizes >> 4, sizes & 15]
  const [baseSize, indexSize] = [moreSizes >> 4, version > 0 ? moreSizes & 15 : 0]
  const items = numbers.next(version < 2 ? 2 : 4)
  const extents = new Map<number, Extent[]>()
  for (let item = 0; item < items; item++) {
    count.next()
    const id = numbers.next(version < 2 ? 2 : 4)
    const method = version > 0 ? numbers.next(2) & 15 : 0
    // Data must be in this file or its idat box, not in another item.
    require(method < 2 && numbers.next(2) === 0)
    const base = numbers.next(baseSize)
    const places: Extent[] = []
    for (let left = numbers.next(2); left > 0; left--) {
      count.next()
      numbers.skip(indexSize)
      places.push({
        inData: method === 1,
        at: base + numbers.next(offsetSize),
        length: numbers.next(lengthSize),
      })
    }
    extents.set(id, places)
  }
  return extents
}
