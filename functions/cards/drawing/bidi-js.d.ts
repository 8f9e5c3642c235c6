declare module 'bidi-js' {
  interface Levels {
    levels: Uint8Array
    paragraphs: { start: number; end: number; level: number }[]
  }

  interface Bidi {
    getEmbeddingLevels: (text: string, direction?: 'ltr' | 'rtl') => Levels
    getReorderedIndices: (text: string, levels: Levels) => number[]
    getMirroredCharactersMap: (text: string, levels: Uint8Array) => Map<number, string>
  }

  export default function bidiFactory(): Bidi
}
