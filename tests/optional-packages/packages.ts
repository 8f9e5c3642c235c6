import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Of each package as much as is used: the checks run without them. */
interface Packages {
  doiuse: { default: (options: { browsers: string[]; onFeatureUsage: (usage: CssUsage) => void }) => unknown }
  eslint: { Linter: new () => { verify: (code: string, config: object[]) => { message: string }[] } }
  'eslint-plugin-compat': { default: object }
  '@stryker-mutator/core': { Stryker: new (options: object) => { runMutationTest: () => Promise<unknown> } }
  'chrome-launcher': { launch: (options: object) => Promise<{ port: number; kill: () => void }> }
  lighthouse: {
    default: (url: string, flags: object, config?: object) => Promise<LighthouseRun | undefined>
    desktopConfig: object
  }
  'selenium-webdriver': { Builder: new () => SeleniumBuilder }
  'selenium-webdriver/http/util.js': { waitForServer: (url: string, timeout: number) => Promise<void> }
  'puppeteer-core': { launch: (options: object) => Promise<PuppeteerBrowser> }
}

interface CssUsage {
  feature: string
  /** The browsers that lack it; missing where they have a part of it. */
  featureData: { missing?: string }
  usage: { toString: () => string }
}

interface LighthouseRun {
  lhr: LighthouseResult
  report: string | string[]
}

export interface LighthouseResult {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; details?: unknown }>
}

interface PuppeteerBrowser {
  version: () => Promise<string>
  newPage: () => Promise<PuppeteerPage>
  close: () => Promise<void>
}

interface PuppeteerPage {
  goto: (url: string) => Promise<unknown>
  goBack: () => Promise<unknown>
  goForward: () => Promise<unknown>
  evaluate: (expression: string) => Promise<unknown>
  mouse: { click: (x: number, y: number) => Promise<void> }
  keyboard: { type: (text: string) => Promise<void>; press: (key: string) => Promise<void> }
  setViewport: (size: { width: number; height: number }) => Promise<void>
  screenshot: (options: { path: string }) => Promise<unknown>
}

interface SeleniumBuilder {
  usingServer: (url: string) => SeleniumBuilder
  forBrowser: (name: string) => SeleniumBuilder
  build: () => Promise<SeleniumDriver>
}

interface SeleniumActions {
  move: (to: { x: number; y: number }) => SeleniumActions
  click: () => SeleniumActions
  sendKeys: (keys: string) => SeleniumActions
  perform: () => Promise<void>
}

export interface SeleniumDriver {
  getCapabilities: () => Promise<{ get: (name: string) => unknown }>
  get: (url: string) => Promise<void>
  navigate: () => { back: () => Promise<void>; forward: () => Promise<void> }
  executeScript: (script: string) => Promise<unknown>
  actions: () => SeleniumActions
  manage: () => { window: () => { setRect: (size: { width: number; height: number }) => Promise<unknown> } }
  takeScreenshot: () => Promise<string>
  quit: () => Promise<void>
}

/** Imports a package of package.json beside this file. The first one installs them all. */
export async function optionalPackage<Name extends keyof Packages>(name: Name): Promise<Packages[Name]> {
  const folder = import.meta.dirname
  if (!existsSync(join(folder, 'node_modules'))) {
    console.log('Installing what some scripts need, once: npm ci --prefix tests/optional-packages')
    execSync('npm ci', { cwd: folder, stdio: 'inherit' })
  }
  return (await import(import.meta.resolve(name))) as Packages[Name]
}
