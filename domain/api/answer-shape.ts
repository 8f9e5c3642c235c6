/** The shape of a value in a response, for browsers, which load no schemas (src/lib/complete-answer.ts). */
export type Shape = Plain | OneOf | OrNull | List | Fields

/** A missing `name` or `positive` number has no default: an id, a title, the stars of a review. */
export type Plain = 'name' | 'text' | 'time' | 'number' | 'positive' | 'flag'

interface OneOf {
  oneOf: string[]
  /** Replaces an unknown value. Without it the item is left out. */
  else?: string
}

interface OrNull {
  orNull: Shape
}

export interface List {
  list: Shape
  /** A list of so many, such as one for each star. */
  length?: number
}

export interface Fields {
  fields: Record<string, Shape>
  /** Those that may be missing. */
  optional?: string[]
}
