/** What @aws-amplify/client-config imports from here; nothing in this project may call it. */
export function createGraphqlModelsGenerator() {
  throw new Error('This project has no GraphQL models.')
}
