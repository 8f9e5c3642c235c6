import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { demoAccount } from './demo-sign-in'
import type { Account } from './api-accounts'

/** The bearer token of the demo's admin. */
async function staffTokenOf(request: APIRequestContext): Promise<string> {
  const { token } = (await (await request.post('/api/users/login', { data: demoAccount })).json()) as {
    token: string
  }
  return token
}

/** Registers a member of staff with a new e-mail address, so that tests do not share accounts. */
export async function registerStaff(request: APIRequestContext): Promise<Account> {
  const account = { email: `${randomUUID()}@example.com`, password: 'Passw0rd!' }
  const response = await request.post('/api/users/register', {
    data: { ...account, name: 'Ada Example', role: 'manager' },
    headers: { Authorization: `Bearer ${await staffTokenOf(request)}` },
  })
  if (!response.ok()) throw new Error(await response.text())
  return account
}
