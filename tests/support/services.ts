import type { TestProject } from 'vitest/node'
import { startServices } from '#local/services'

declare module 'vitest' {
  interface ProvidedContext {
    /** The environment variables that lead the product to the local services. */
    serviceEnvironment: Record<string, string>
  }
}

/**
 * Starts the local services once for all tests of a project, with nothing in them, and ends them afterwards.
 * `others` are variables that its tests get as well.
 */
export default async function setup(project: TestProject, others: Record<string, string> = {}) {
  const { environment, stop } = await startServices({ inMemory: true })
  project.provide('serviceEnvironment', { ...environment, ...others })
  return stop
}
