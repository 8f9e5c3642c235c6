/** Bytes as characters, at their positions. */
const signatures: readonly (readonly [at: number, begins: string])[][] = [
  [[0, '\x89PNG\r\n\x1a\n']],
  [[0, '\xff\xd8\xff']],
  [[0, 'GIF87a']],
  [[0, 'GIF89a']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  [
    [4, 'ftyp'],
    [8, 'avi'],
  ],
  // AVIF: an image sequence or a general brand. The compatible brands follow.
  [
    [4, 'ftyp'],
    [8, 'mif1'],
  ],
  [
    [4, 'ftyp'],
    [8, 'msf1'],
  ],
  [[0, '<svg']],
  [[0, '<?xml']],
]

/** Checks the first bytes, not the name. The server checks too. */
export async function looksLikeImage(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  const text = String.fromCharCode(...bytes)
  return signatures.some((parts) => parts.every(([at, begins]) => text.startsWith(begins, at)))
}
