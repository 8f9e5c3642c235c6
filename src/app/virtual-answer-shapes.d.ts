declare module 'virtual:answer-shapes' {
  /** The answers that pages show, by their endpoints: in the build of the site those to visitors alone. */
  export const shapes: Record<string, import('#domain/api/answer-shape').Shape>
}
