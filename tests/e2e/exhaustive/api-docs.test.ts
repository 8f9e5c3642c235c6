import { describeApi } from '#domain/api/openapi'
import { expect, test } from '../test'

test("the API's documentation shows each route with its parameters and errors", async ({ page }) => {
  await page.goto('/api/docs')
  const routes = Object.values(describeApi().paths).flatMap((methods) => Object.keys(methods))
  await expect(page.locator('.opblock')).toHaveCount(routes.length)
  await page.getByText('Change a store', { exact: true }).click()
  const route = page.locator('.opblock.is-open')
  for (const text of ['If-Match', 'rating', 'Someone else has changed it since it was read.', '"manager"'])
    await expect(route.getByText(text).first()).toBeVisible()
})
