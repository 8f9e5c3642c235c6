import type { TestProject } from 'vitest/node'
import { startServices } from '#local/services'

declare module 'vitest' {
  interface ProvidedContext {
    /** The environment variables of the local services. */
    serviceEnvironment: Record<string, string>
  }
}

/** Starts empty local services for the tests of a project. `others` are further variables for them. */
export default async function setup(project: TestProject, others: Record<string, string> = {}) {
  const { environment, stop } = await startServices({ inMemory: true })
  project.provide('serviceEnvironment', { ...environment, SITE_ADDRESS: 'https://site.test', ...others })
  return stop
}
