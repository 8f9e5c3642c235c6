/** What @aws-amplify/backend exports from here; nothing in this project may call it. */
export function defineData() {
  throw new Error('This project keeps its data in a table of its own: see functions/table/schema.ts.')
}
