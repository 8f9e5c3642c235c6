import type { FullConfig } from '@playwright/test'
import { startProduct } from '../support/product'

/** Starts the product for all browser tests where playwright.config.ts says, and ends it after them. */
export default async function startProductForTests({ projects }: FullConfig) {
  const { port } = new URL(projects[0]?.use.baseURL ?? '')
  const { stop, dataDir } = await startProduct(Number(port))
  // For what an operator does beside the site; workers inherit it.
  process.env['CLIPWELL_E2E_DATA'] = dataDir
  return stop
}
