import type { Page } from '@playwright/test'

/** Opens a page. Its code, except the entry script, is held back until the returned function is called. */
export async function openWithoutCode(page: Page, address: string): Promise<() => void> {
  const html = await (await page.request.get(address)).text()
  const [, firstScript = 'none'] = /<script type="module" src="([^"]+)"/.exec(html) ?? []
  let letCodeCome = () => {}
  const code = new Promise<void>((resolve) => (letCodeCome = resolve))
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().endsWith(firstScript)) await code
    await route.continue()
  })
  await page.goto(address)
  return letCodeCome
}
