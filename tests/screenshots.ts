import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { adminPages } from '../src/admin/admin-pages'
import { paths as sitePaths } from '#lib/paths'
import { launchBrowser } from './support/browser'
import { missingPages, publicPages } from './support/public-pages'
import { signInAsStaff } from './support/demo-sign-in'
import { staffStates } from './support/staff-states'
import { runningProduct } from './support/running-product'

/**
 * `npm run screenshots -- [--origin=http://localhost:3000] [--states] [--as=print] [/path …]`
 *
 * Screenshots of whole pages, all routes or the given ones, at three widths, light and dark, in
 * reports/screenshots. Without routes, or with --states, also of the states of the admin area, such as its
 * dialogs. --as is a setting of the visitor's system, `forced-colours` or `more-contrast`,
 * or `print`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    origin: { type: 'string' },
    states: { type: 'boolean', default: false },
    as: { type: 'string' },
  },
})

const settings: Record<string, Parameters<Page['emulateMedia']>[0]> = {
  'forced-colours': { forcedColors: 'active' },
  'more-contrast': { contrast: 'more' },
  print: { media: 'print' },
}
const setting = values.as === undefined ? {} : settings[values.as]
if (setting === undefined) throw new Error(`--as is one of ${Object.keys(settings).join(', ')}.`)

const staffPages = Object.values(adminPages).map(({ path }) => path)
const looks = [390, 820, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)
const folder = ['reports/screenshots', values.as].filter(Boolean).join('-')

await mkdir(folder, { recursive: true })
const product = await runningProduct(values.origin)
const isAll = positionals.length === 0 && !values.states
const paths = isAll ? await allPages() : positionals
const states = isAll || values.states ? Object.entries(staffStates) : []
const browser = await launchBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] })
try {
  for (const look of looks) await takeAll(look)
} finally {
  await browser.close()
  await product.stop()
}
console.log(`${(paths.length + states.length) * looks.length} pictures are in ${folder}.`)

async function allPages(): Promise<string[]> {
  const sitePages = await publicPages(product.origin)
  return [...sitePages, ...missingPages, sitePaths.login, sitePaths.forgottenPassword, ...staffPages]
}

async function takeAll({ width, colorScheme }: (typeof looks)[number]) {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width, height: 900 },
    // Mobile scroll bars take no space.
    isMobile: width < 900,
    colorScheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.emulateMedia(setting)
  // Forms ask before they are left.
  page.on('dialog', (dialog) => void dialog.accept())
  if (states.length > 0 || paths.some((path) => path.startsWith('/admin'))) await signInAsStaff(page)
  const fileOf = (name: string) =>
    `${folder}/${name.replaceAll(/[^\w-]+/g, '-') || 'root'}-${width}-${colorScheme}.png`
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(loadEveryImage)
    await page.screenshot({ path: fileOf(path.slice(1)), fullPage: true })
  }
  for (const [name, go] of states) {
    await go(page)
    await page.evaluate(loadEveryImage)
    // Dialogs are in the viewport.
    await page.screenshot({ path: fileOf(`state ${name}`) })
  }
  await context.close()
}

/** Runs in the page. Loads images that would otherwise wait for a scroll. */
async function loadEveryImage() {
  const shown = [...document.images].map((image) => {
    image.loading = 'eager'
    return image.decode().catch(() => undefined)
  })
  await Promise.all(shown)
}
