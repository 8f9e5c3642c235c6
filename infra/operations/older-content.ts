import { hasOlderContent, oldestCommit } from '#migrations/older-content'

/** Throws if the connected table has content that this release does not read. */
export async function refuseOlderContent(environment: string): Promise<void> {
  if (!(await hasOlderContent())) return
  const wayOn =
    environment === 'local'
      ? 'Begin again: npm start -- --reset'
      : `Check that commit out, and run there: npm run migrate -- --env ${environment}`
  throw olderContent(environment, wayOn)
}

/** The error for content that this release does not read, with the way on from there. */
export function olderContent(what: string, wayOn: string): Error {
  return new Error(`The content of ${what} is from before commit ${oldestCommit}. ${wayOn}`)
}
