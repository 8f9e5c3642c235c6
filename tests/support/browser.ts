import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'
import { packagedChromium } from './packaged-chromium'
import { browserStarts } from './browser-starts'

export interface Browser {
  executablePath: string
  args: string[]
  env: Record<string, string>
  source: string
}

type Found = Pick<Browser, 'executablePath' | 'source'> & { env?: Record<string, string> }

/** Turns off start pages, updates, and other connections of the browser. */
const quietArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A browser for the tests. Throws if none runs, or if CHROME_PATH does not name one. */
export async function findBrowser(): Promise<Browser> {
  return toLaunch(named() ?? system() ?? playwrights() ?? (await packaged()))
}

/** For `npm test`: where it runs, that of the npm package, which needs half of the processor time. */
export async function findLightBrowser(): Promise<Browser> {
  const found = named() ?? (await packaged().catch(() => undefined))
  return found ? toLaunch(found) : findBrowser()
}

function toLaunch({ executablePath, source, env = {} }: Found): Browser {
  const args = needsNoSandbox(source) ? ['--no-sandbox', ...quietArgs] : quietArgs
  return { executablePath, args, env, source }
}

export async function launchBrowser(options: LaunchOptions = {}) {
  const { executablePath, args, env } = await findBrowser()
  return chromium.launch({ executablePath, args, env: { ...process.env, ...env }, ...options })
}

function named(): Found | undefined {
  const executablePath = process.env['CHROME_PATH']
  if (!executablePath) return undefined
  if (!browserStarts(executablePath))
    throw new Error(`CHROME_PATH names no browser that runs: ${executablePath}`)
  return { executablePath, source: 'CHROME_PATH' }
}

function system(): Found | undefined {
  const executablePath = systemPlaces().find((place) => existsSync(place) && browserStarts(place))
  return executablePath === undefined ? undefined : { executablePath, source: 'system' }
}

/** Where an installation puts it on macOS, Windows and Linux. CHROME_PATH names another place. */
function systemPlaces(): string[] {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
  ]
}

function playwrights(): Found | undefined {
  const executablePath = chromium.executablePath()
  return browserStarts(executablePath) ? { executablePath, source: 'Playwright' } : undefined
}

async function packaged(): Promise<Found> {
  return { ...(await packagedChromium()), source: '@sparticuz/chromium' }
}

/** Chromium's sandbox does not work for root or in most containers, and the packaged build has none. */
function needsNoSandbox(source: string): boolean {
  const inContainer = existsSync('/.dockerenv') || existsSync('/run/.containerenv')
  return source === '@sparticuz/chromium' || process.getuid?.() === 0 || inContainer
}
