declare module 'virtual:answer-shapes' {
  /** By endpoint. The site's build has only answers to visitors. */
  export const shapes: Record<string, import('#domain/api/answer-shape').Shape>
}
