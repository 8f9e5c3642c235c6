declare module 'virtual:answer-shapes' {
  /** The answers to visitors, by their endpoints. */
  export const shapes: Record<string, import('#domain/api/answer-shape').Shape>
}
