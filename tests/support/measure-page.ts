import { writeFile } from 'node:fs/promises'
import { optionalPackage } from '../optional-packages/packages'
import type { Browser } from './browser'
import type { Measurement, Throttling } from './budgets'
import { inlineStyle } from './page-weight'

export type Device = 'phone' | 'desktop'

interface LoadedFile {
  resourceType?: string
  url: string
}

interface Options {
  browser: Browser
  device: Device
  throttling: Throttling
  /** The path of the HTML report. */
  report: string
}

/** Runs Lighthouse once on a page, in a browser of its own. Throws if the page does not load. */
export async function measurePage(
  url: string,
  { browser, device, throttling, report }: Options,
): Promise<Measurement> {
  const { default: lighthouse, desktopConfig } = await optionalPackage('lighthouse')
  const { launch } = await optionalPackage('chrome-launcher')
  const chrome = await launch({
    chromePath: browser.executablePath,
    chromeFlags: ['--headless', ...browser.args],
    envVars: { ...process.env, ...browser.env },
  })
  try {
    const flags = {
      port: chrome.port,
      output: 'html',
      logLevel: 'error',
      throttlingMethod: throttling,
    } as const
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined)
    if (!result) throw new Error(`Lighthouse found nothing at ${url}.`)
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message)
    await writeFile(report, String(result.report))
    const { lhr } = result
    const [script, files, inline] = await Promise.all([
      bytesOf(lhr, 'Script'),
      bytesOf(lhr, 'Stylesheet'),
      fetch(url).then(async (page) => inlineStyle(await page.text())),
    ])
    return { ...measuresOf(lhr), script, style: files + inline }
  } finally {
    chrome.kill()
  }
}

interface LighthouseResult {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; details?: { items: LoadedFile[] } }>
}

function measuresOf(lhr: LighthouseResult): Omit<Measurement, 'script' | 'style'> {
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    blockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  }
}

/** The compressed size of all files of a type that the page loaded, without headers. */
async function bytesOf(lhr: LighthouseResult, type: string): Promise<number> {
  const requests = lhr.audits['network-requests']?.details?.items ?? []
  const files = requests.filter(({ resourceType }) => resourceType === type)
  const sizes = await Promise.all(
    files.map(async ({ url }) => {
      const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
      return Number(response.headers.get('content-length'))
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
