import type { TestProject } from 'vitest/node'
import { startServices } from '#infra/local/services'

declare module 'vitest' {
  interface ProvidedContext {
    /** The environment variables that lead the product to the local services. */
    serviceEnvironment: Record<string, string>
  }
}

/** Starts the local services once for all API tests, with nothing in them, and ends them afterwards. */
export default async function setup(project: TestProject) {
  const { environment, stop } = await startServices({ inMemory: true })
  project.provide('serviceEnvironment', environment)
  return stop
}
