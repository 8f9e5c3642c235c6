const orientationTag = 0x0112

/** A camera writes some dozens. */
const maxEntries = 500

/** 2 to 8; 1 (upright) if it has none or an invalid one. */
export function orientationIn(tiff: Buffer): number {
  try {
    const little = tiff.toString('latin1', 0, 4) === 'II*\0'
    if (!little && tiff.toString('latin1', 0, 4) !== 'MM\0*') return 1
    const number16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
    const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    const entries = Math.min(number16(directory), maxEntries)
    for (let entry = 0; entry < entries; entry++) {
      const at = directory + 2 + entry * 12
      if (number16(at) !== orientationTag) continue
      const value = number16(at + 8)
      return value >= 1 && value <= 8 ? value : 1
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return 1
}

export function tiffOf(orientation: number): Buffer | null {
  if (orientation === 1) return null
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 0, 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(orientationTag, 10)
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}
