import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { freePort } from '#local/free-port'
import { type DrivenPage, type Key, NotInstalled } from './driven-page'
import { playwrightPage } from './playwright-page'
import { startSession } from './webdriver'

/** WebKitGTK by its WebDriver, on a display of its own; or Playwright's WebKit. */
export async function webkitPage(): Promise<DrivenPage> {
  if (isOnPath('WebKitWebDriver') && isOnPath('xvfb-run')) return webkitGtkPage()
  const page = await playwrightPage('webkit')
  if (page) return page
  throw new NotInstalled(
    'WebKit is not installed: `apt-get install webkit2gtk-driver xvfb xauth`, or `npx playwright install webkit`.',
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
    const { browser, call } = await startSession(`http://127.0.0.1:${port}`)
    return {
      browser: browser.replace('MiniBrowser', 'WebKitGTK'),
      goTo: async (url) => void (await call('POST', '/url', { url })),
      go: async (delta) => void (await call('POST', delta < 0 ? '/back' : '/forward')),
      evaluate: (expression) => call('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
      clickAt: async (x, y) => void (await call('POST', '/actions', { actions: [pointerClick(x, y)] })),
      type: async (text) => void (await call('POST', '/actions', { actions: [keysPressed([...text])] })),
      press: async (key) => void (await call('POST', '/actions', { actions: [keysPressed([keys[key]])] })),
      resize: (width, height) => resizeTo(call, width, height),
      screenshot: async (path) =>
        writeFile(path, Buffer.from((await call('GET', '/screenshot')) as string, 'base64')),
      close: async () => {
        await call('DELETE', '')
        await end(driver)
      },
    }
  } catch (error) {
    await end(driver)
    throw error
  }
}

type Call = Awaited<ReturnType<typeof startSession>>['call']

/** The size of the window includes its frame. */
async function resizeTo(call: Call, width: number, height: number): Promise<void> {
  const inner = '[outerWidth - innerWidth, outerHeight - innerHeight]'
  for (let attempt = 0; attempt < 2; attempt++) {
    const [frameWidth, frameHeight] = (await call('POST', '/execute/sync', {
      script: `return ${inner}`,
      args: [],
    })) as [number, number]
    await call('POST', '/window/rect', { width: width + frameWidth, height: height + frameHeight })
  }
}

function pointerClick(x: number, y: number) {
  return {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  }
}

function keysPressed(values: string[]) {
  const actions = values.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return { type: 'key', id: 'keyboard', actions }
}

/** Ends the driver with its display: all of the process group that was started here. */
async function end({ pid, exitCode }: ChildProcess): Promise<void> {
  if (pid !== undefined && exitCode === null) process.kill(-pid)
}
