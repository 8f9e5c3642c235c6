/** The features, and those that each cannot be without. */
export const needs = {
  proof: ['click'],
  offers: ['proof', 'click'],
  report: [],
  click: [],
  listing: [],
  card: [],
  import: [],
} as const satisfies Record<string, readonly string[]>
