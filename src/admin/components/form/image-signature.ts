/**
 * What the files of each type of image that is taken have at their places, as the characters of the bytes.
 */
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
  // Of a sequence, or one that any reader may take: what it is says a brand further on.
  [
    [4, 'ftyp'],
    [8, 'mif1'],
  ],
  [
    [4, 'ftyp'],
    [8, 'msf1'],
  ],
]

/** Whether a file begins as images do, whatever its name says: the server goes by its bytes as well. */
export async function looksLikeImage(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  const text = String.fromCharCode(...bytes)
  return signatures.some((parts) => parts.every(([at, begins]) => text.startsWith(begins, at)))
}
