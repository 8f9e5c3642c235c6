import { brotliCompressSync } from 'node:zlib'
import { budgets } from '../support/budgets'
import { inlineStyle, scriptsIn } from '../support/page-weight'
import { publicPages } from '../support/public-pages'
import { expect, test } from './test'

test('each page has its styles and scripts within their budgets', async ({ baseURL }) => {
  const sizes = new Map<string, number>()
  const sizeOf = async (path: string) => {
    const known = sizes.get(path)
    if (known !== undefined) return known
    const size = brotliCompressSync(await (await fetch(baseURL + path)).bytes()).length
    sizes.set(path, size)
    return size
  }
  for (const page of await publicPages(baseURL!)) {
    const html = await (await fetch(baseURL + page)).text()
    const scripts = await Promise.all(scriptsIn(html).map(sizeOf))
    expect(scripts.length, page).toBeGreaterThan(1)
    expect(inlineStyle(html), page).toBeGreaterThan(1000)
    expect(inlineStyle(html), page).toBeLessThanOrEqual(budgets.style.limit('simulate'))
    expect(
      scripts.reduce((sum, size) => sum + size, 0),
      page,
    ).toBeLessThanOrEqual(budgets.script.limit('simulate'))
  }
})
