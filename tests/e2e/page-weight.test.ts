import { budgets } from '../support/budgets'
import { inlineStyle, scriptsIn } from '../support/page-weight'
import { publicPages } from '../support/public-pages'
import { sampleOf } from '../support/sample'
import { expect, test } from './test'

test('each page has its styles and scripts within their budgets', async ({ baseURL }) => {
  const sizes = new Map<string, number>()
  const sizeOf = async (path: string) => {
    const known = sizes.get(path)
    if (known !== undefined) return known
    // As it is sent to a browser: compressed by the build, and not by this test.
    const { headers } = await fetch(baseURL + path, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect(headers.get('content-encoding'), path).toBe('br')
    const size = Number(headers.get('content-length'))
    expect(size, path).toBeGreaterThan(0)
    sizes.set(path, size)
    return size
  }
  for (const page of sampleOf(await publicPages(baseURL!), 8)) {
    const html = await (await fetch(baseURL + page)).text()
    const scripts = await Promise.all(scriptsIn(html).map(sizeOf))
    expect(scripts.length, page).toBeGreaterThan(1)
    expect(inlineStyle(html), page).toBeGreaterThan(1000)
    expect(inlineStyle(html), page).toBeLessThanOrEqual(budgets.style.limit)
    expect(
      scripts.reduce((sum, size) => sum + size, 0),
      page,
    ).toBeLessThanOrEqual(budgets.script.limit)
  }
})
