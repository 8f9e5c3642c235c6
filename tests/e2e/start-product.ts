import type { FullConfig } from '@playwright/test'
import { startProduct } from '../support/product'

/** Starts the product for all browser tests at the port of playwright.config.ts, and stops it afterwards. */
export default async function startProductForTests({ projects }: FullConfig) {
  const { port } = new URL(projects[0]?.use.baseURL ?? '')
  const { stop } = await startProduct(Number(port), { built: process.env['BUILT'] !== undefined })
  return stop
}
