const marks = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
]

/** The text of a feed, without a byte order mark: UTF-16 if a mark says so, UTF-8, else Windows-1252. */
export function feedText(bytes: Uint8Array): string {
  const marked = marks.find(({ bytes: mark }) => mark.every((byte, at) => bytes[at] === byte))
  if (marked) return new TextDecoder(marked.encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
