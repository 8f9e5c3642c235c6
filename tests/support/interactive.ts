import type { Page } from '@playwright/test'

/**
 * Until React has taken over what the server rendered; a link that is followed before loads its page whole.
 */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}
