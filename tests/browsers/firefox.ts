import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { optionalPackage } from '../optional-packages/packages'
import { type DrivenPage, NotInstalled } from './driven-page'

/** Firefox over WebDriver BiDi. FIREFOX_PATH names another one. */
export async function firefoxPage(): Promise<DrivenPage> {
  const executablePath = process.env['FIREFOX_PATH'] ?? installed()
  if (executablePath) return puppeteerPage(executablePath)
  throw new NotInstalled('Firefox is not installed: `apt-get install firefox-esr`, or FIREFOX_PATH.')
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const places = ['firefox-esr', 'firefox'].flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...places, '/Applications/Firefox.app/Contents/MacOS/firefox'].find((place) => existsSync(place))
}

async function puppeteerPage(executablePath: string): Promise<DrivenPage> {
  const { launch } = await optionalPackage('puppeteer-core')
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  return {
    browser: (await browser.version()).replace('firefox/', 'Firefox '),
    goTo: async (url) => void (await page.goto(url)),
    go: async (delta) => void (await (delta < 0 ? page.goBack() : page.goForward())),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async (path) => void (await page.screenshot({ path })),
    close: () => browser.close(),
  }
}
