import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findBrowser } from './support/browser'
import { missingPages, publicPages } from './support/public-pages'
import { signInAsStaff } from './support/sign-in'
import { runningProduct } from './support/running-product'

/**
 * `npm run screenshots -- [--origin=http://localhost:3000] [/path …]`
 *
 * Pictures of whole pages, every route or the ones named, at three widths, light and dark, in reports/screenshots.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: 'string' } },
})

const staffLists = ['stores', 'reviews', 'blogs', 'categories', 'coupons', 'users']
const staffForms = ['create-store', 'create-review', 'create-blog', 'create-category', 'create-coupon']
const staffPages = ['/admin', ...[...staffLists, ...staffForms].map((page) => `/admin/${page}`)]
const looks = [390, 820, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)
const folder = 'reports/screenshots'

await mkdir(folder, { recursive: true })
const found = await findBrowser()
const product = await runningProduct(values.origin)
const sitePages = [...(await publicPages(product.origin)), ...missingPages, '/login']
const paths = positionals.length > 0 ? positionals : [...sitePages, ...staffPages]
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: found.args,
  ignoreDefaultArgs: ['--hide-scrollbars'],
  env: { ...process.env, ...found.env },
})
try {
  for (const look of looks) await takeAll(look)
} finally {
  await browser.close()
  await product.stop()
}
console.log(`${paths.length * looks.length} pictures are in ${folder}.`)

async function takeAll({ width, colorScheme }: (typeof looks)[number]) {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width, height: 900 },
    // Their scroll bars lie over the page.
    isMobile: width < 900,
    colorScheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (paths.some((path) => path.startsWith('/admin'))) await signInAsStaff(page)
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(loadEveryImage)
    const name = path.slice(1).replaceAll(/[^\w-]+/g, '-') || 'root'
    await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true })
  }
  await context.close()
}

/** Runs in the page: images further down would otherwise wait for someone to scroll. */
async function loadEveryImage() {
  const shown = [...document.images].map((image) => {
    image.loading = 'eager'
    return image.decode().catch(() => undefined)
  })
  await Promise.all(shown)
}
