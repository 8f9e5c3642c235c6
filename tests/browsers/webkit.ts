import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { freePort } from '#local/free-port'
import { type DrivenPage, type Key, NotInstalled } from './driven-page'
import { optionalPackage } from '../optional-packages/packages'

/** WebKitGTK by its WebDriver, on a display of its own. */
export async function webkitPage(): Promise<DrivenPage> {
  if (isOnPath('WebKitWebDriver') && isOnPath('xvfb-run')) return webkitGtkPage()
  throw new NotInstalled(
    'WebKit is not installed: `apt-get install webkit2gtk-driver xvfb xauth` (Linux alone has it).',
  )
}

function isOnPath(name: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))
}

/** Keys as WebDriver names them. */
const keys: Record<Key, string> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

async function webkitGtkPage(): Promise<DrivenPage> {
  const port = await freePort()
  const driver = spawn(
    'xvfb-run',
    ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    { stdio: 'ignore', detached: true, env: { ...process.env, NO_AT_BRIDGE: '1' } },
  )
  try {
    const server = `http://127.0.0.1:${port}`
    const { Builder } = await optionalPackage('selenium-webdriver')
    const { waitForServer } = await optionalPackage('selenium-webdriver/http/util.js')
    await waitForServer(server, 20_000)
    const page = await new Builder().usingServer(server).forBrowser('MiniBrowser').build()
    return {
      browser: `WebKitGTK ${(await page.getCapabilities()).get('browserVersion')}`,
      goTo: (url) => page.get(url),
      go: (delta) => (delta < 0 ? page.navigate().back() : page.navigate().forward()),
      evaluate: (expression) => page.executeScript(`return ${expression}`),
      clickAt: (x, y) =>
        page
          .actions()
          .move({ x: Math.round(x), y: Math.round(y) })
          .click()
          .perform(),
      type: (text) => page.actions().sendKeys(text).perform(),
      press: (key) => page.actions().sendKeys(keys[key]).perform(),
      resize: async (width, height) => {
        // The size of the window includes its frame.
        for (let attempt = 0; attempt < 2; attempt++) {
          const frame = 'return [outerWidth - innerWidth, outerHeight - innerHeight]'
          const [frameWidth, frameHeight] = await page.executeScript(frame)
          const size = { width: width + frameWidth, height: height + frameHeight }
          await page.manage().window().setRect(size)
        }
      },
      screenshot: async (path) => writeFile(path, await page.takeScreenshot(), 'base64'),
      close: async () => {
        await page.quit()
        await end(driver)
      },
    }
  } catch (error) {
    await end(driver)
    throw error
  }
}

/** Ends the driver with its display: all of the process group that was started here. */
async function end({ pid, exitCode }: ChildProcess): Promise<void> {
  if (pid !== undefined && exitCode === null) process.kill(-pid)
}
