import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Account } from './api-accounts'
import { demoAccount } from './demo-sign-in'
import { postByApi } from './store-by-api'

/** Registers a member of staff with a new e-mail address, so that tests do not share accounts. */
export async function registerStaff(request: APIRequestContext): Promise<Account> {
  const login = await request.post('/api/users/login', { data: demoAccount })
  const { token } = (await login.json()) as { token: string }
  const account = { email: `${randomUUID()}@example.com`, password: 'Passw0rd!' }
  const data = { ...account, name: 'Ada Example', role: 'manager' }
  await postByApi(request, token, '/users/register', { data })
  return account
}
