import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import type { DrivenPage } from './driven-page'

/** A page in Playwright's own browser of this engine; undefined if it is not installed. */
export async function playwrightPage(name: 'firefox' | 'webkit'): Promise<DrivenPage | undefined> {
  const engine = { firefox, webkit }[name]
  if (!existsSync(engine.executablePath())) return undefined
  const browser = await engine.launch()
  const page = await browser.newPage()
  return {
    browser: `Playwright's ${name} ${browser.version()}`,
    goTo: async (url) => void (await page.goto(url)),
    go: async (delta) => void (await (delta < 0 ? page.goBack() : page.goForward())),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: async (path) => void (await page.screenshot({ path })),
    close: () => browser.close(),
  }
}
