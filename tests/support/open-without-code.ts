import type { Page } from '@playwright/test'

/** Opens a page. Its code, except the entry script, is held back until the returned function is called. */
export async function openWithoutCode(page: Page, address: string): Promise<() => void> {
  const html = await (await page.request.get(address)).text()
  const [, firstScript = 'none'] = / data-entry="([^"]+)"/.exec(html) ?? []
  const letCodeCome = await holdCode(page, (url) => !url.endsWith(firstScript))
  const firstCame = page.waitForResponse((response) => response.url().endsWith(firstScript))
  await page.goto(address)
  await firstCame
  return letCodeCome
}

/** Opens a page. All its code is held back until the returned function is called. */
export async function openWithoutAnyCode(page: Page, address: string): Promise<() => void> {
  const letCodeCome = await holdCode(page, () => true)
  // A first script that was asked for before the page has loaded is waited for.
  await page.goto(address, { waitUntil: 'commit' })
  return letCodeCome
}

async function holdCode(page: Page, isHeld: (url: string) => boolean): Promise<() => void> {
  let letCodeCome = () => {}
  const code = new Promise<void>((resolve) => (letCodeCome = resolve))
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld(route.request().url())) await code
    await route.continue()
  })
  return letCodeCome
}
