import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { localCode } from '#local/mailed-code'
import { violationsOn } from '../support/axe'
import { demoAccount } from '../support/demo-sign-in'
import { openWithSession } from '../support/open-with-session'
import { postByApi } from '../support/store-by-api'
import { untilInteractive } from '../support/interactive'
import { codeAt } from '../support/totp'
import { expect, nightly, test } from './test'

// Wrong codes.
test.use({ expectedProblems: [/status of (400|401|403)/] })

const newPassword = 'N3w-passw0rd!'

/** A member of staff with a new e-mail address, so that tests do not share accounts. */
async function registerStaff(request: APIRequestContext) {
  const login = await request.post('/api/users/login', { data: demoAccount })
  const { token } = (await login.json()) as { token: string }
  const account = { email: `${randomUUID()}@example.com`, password: 'Passw0rd!' }
  const data = { ...account, name: 'Ada Example', role: 'manager' }
  await postByApi(request, token, '/users/register', { data })
  return account
}

test('a forgotten password is replaced with a code from a mail', async ({ page }) => {
  const { email } = await registerStaff(page.request)
  await page.goto('/login')
  // Before hydration a link loads its whole page.
  await untilInteractive(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible()
  await expect(page).toHaveURL('/login/forgotten-password')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByText(`If ${email} has an account, a code is on its way to it.`)).toBeVisible()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.reload()
  await expect(page.getByText(`If ${email} has an account, a code is on its way to it.`)).toBeVisible()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()

  await page.getByLabel('Code', { exact: true }).fill('999999')
  await page.getByLabel('New password', { exact: true }).fill('too short')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Password must contain a capital letter.')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('This code is not the one we have sent.')).toBeVisible()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()

  await page.getByLabel('Code', { exact: true }).fill(localCode)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Your password has been changed. Sign in with it.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/admin')
})

test(
  'a second step is turned on with its first code, required from then on, and turned off',
  nightly,
  async ({ page }) => {
    const account = await registerStaff(page.request)
    const enterPassword = async () => {
      // The previous page also has a field of that name.
      await expect(page.getByRole('heading', { name: 'Second step at sign-in' })).toBeVisible()
      await page.getByLabel('Present password', { exact: true }).fill(account.password)
      await page.getByRole('button', { name: 'Continue' }).click()
    }
    const giveCode = async (action: string, code: string) => {
      await page.getByLabel('Code', { exact: true }).fill(code)
      await page.getByRole('button', { name: action }).click()
    }
    await openWithSession(page, '/admin/password', account)
    await page.getByRole('link', { name: 'Second step at sign-in' }).click()
    await enterPassword()
    const key = await page.locator('code').innerText()
    const wrong = codeAt(key, new Date(Date.now() + 600_000))
    await giveCode('Turn on', wrong)
    await expect(page.getByText('This code is not right.')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await giveCode('Turn on', codeAt(key, new Date()))
    await expect(page.getByText('The second step is on.')).toBeVisible()

    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
    await giveCode('Sign In', codeAt(key, new Date()))
    await expect(page).toHaveURL('/admin')

    await page.getByRole('link', { name: 'Change password' }).click()
    await page.getByRole('link', { name: 'Second step at sign-in' }).click()
    await enterPassword()
    await giveCode('Turn off', codeAt(key, new Date()))
    await expect(page.getByText('The second step is off.')).toBeVisible()
  },
)
