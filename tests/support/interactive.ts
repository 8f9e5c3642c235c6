import type { Page } from '@playwright/test'

/** Waits until React has hydrated the page. A link that is clicked before loads its whole page. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}
