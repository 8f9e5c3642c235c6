import { hasOlderContent, oldestCommit } from '#migrations/older-content'

export async function refuseOlderContent(environment: string): Promise<void> {
  if (!(await hasOlderContent())) return
  const wayOn =
    environment === 'local'
      ? 'Begin again: npm start -- --reset'
      : `Check that commit out, and run there: npm run migrate -- --env ${environment}`
  throw olderContent(environment, wayOn)
}

export function olderContent(what: string, wayOn: string): Error {
  return new Error(`The content of ${what} is from before commit ${oldestCommit}. ${wayOn}`)
}
