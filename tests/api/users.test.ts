import { beforeEach, expect, test } from 'vitest'
import type { User, VersionedUser } from '#domain/user/user'
import { callApi, nextOf, readPages, sentBack, useEmptyTable } from '../support/api'
import { failOnce } from '../support/fail-once'
import { refusal } from '../support/refusal'
import { createAccount } from '../support/api-accounts'
import { testOfSources } from '../support/test-of-sources'
import { staffToken } from '../support/tokens'
import { useEmptyUserPool } from '../support/user-pool'

const password = 'Passw0rd!'

let admin: { user: VersionedUser; token: string; email: string }

beforeEach(async () => {
  await Promise.all([useEmptyTable(), useEmptyUserPool()])
  const { email } = await createAccount()
  const { token } = (await signIn(email)).body
  const [user] = await listed()
  admin = { user: user!, token, email }
})

const signIn = (email: string, secret = password) =>
  callApi('POST /users/login', { json: { email, password: secret } })

const grace = { name: 'Grace Hopper', email: 'grace@example.com', role: 'manager', password }

const register = (fields: object = {}, token = admin.token) =>
  callApi('POST /users/register', { token, json: { ...grace, ...fields } })
const change = (id: string, json: unknown, token = admin.token) =>
  callApi('PATCH /users/{id}', { token, params: { id }, json })
const remove = (id: string, token = admin.token) => callApi('DELETE /users/{id}', { token, params: { id } })

/** With a token that changes of roles do not affect. */
const listed = async (): Promise<VersionedUser[]> =>
  (await callApi('GET /users/', { token: await staffToken() })).body

const shown = ({ _id, name, email, role }: VersionedUser): User => ({ _id, name, email, role })

test('staff create a user, who can sign in at once', async () => {
  const { status, body } = await register({ name: ' Grace  Hopper ', email: 'Grace@Example.com' })
  expect({ status, body }).toEqual({
    status: 201,
    body: {
      _id: expect.stringMatching(/^[\w-]{36}$/),
      name: 'Grace Hopper',
      email: 'grace@example.com',
      role: 'manager',
      version: expect.any(Number),
    },
  })
  expect(await listed()).toEqual([admin.user, body])
  expect((await signIn('grace@example.com')).body.user).toEqual(shown(body))
})

test.each([
  [{}, 'an e-mail address that is taken', 409, { email: 'Another user has this email address.' }],
  [
    { email: 'Grace@example.com' },
    'it in another case',
    409,
    { email: 'Another user has this email address.' },
  ],
  [{ email: 'b' }, 'no e-mail address', 400, { email: 'Enter an email address like name@example.com.' }],
])('%o is refused: %s', async (fields, _, status, messages) => {
  await register()
  const before = await listed()
  const answer = await register(fields)
  expect({ status: answer.status, fields: answer.body.fields }).toEqual({ status, fields: messages })
  expect(await listed()).toEqual(before)
})

testOfSources("Cognito's message about a password is shown at the password", async () => {
  const message = 'Password did not conform with policy: Password must not be a known one'
  failOnce('AdminCreateUserCommand', Object.assign(new Error(message), { name: 'InvalidPasswordException' }))
  const { status, body } = await register()
  expect({ status, body }).toEqual({
    status: 400,
    body: refusal(400, 'invalid', 'Password must not be a known one.', 'password'),
  })
})

testOfSources.each([
  ['the role', 'AdminAddUserToGroupCommand'],
  ['the password', 'AdminSetUserPasswordCommand'],
])('a registration that fails at %s leaves no user behind', async (_, command) => {
  failOnce(command)
  const { status, body } = await register()
  expect({ status, error: body.error }).toEqual({ status: 503, error: 'unavailable' })
  expect(await listed()).toEqual([admin.user])
  expect((await register()).status).toBe(201)
})

test('a registration that was cut off before the role was set can be repeated', async () => {
  const { email } = await createAccount({ role: null })
  expect((await listed()).map((user) => user.email)).not.toContain(email)
  expect((await register({ email })).status).toBe(201)
  expect((await signIn(email)).status).toBe(200)
})

test('of two registrations with the same e-mail address at once one succeeds', async () => {
  const answers = await Promise.all([register(), register()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await listed()).toHaveLength(2)
})

test('users come by name, and are paged on request', async () => {
  for (const [at, name] of ['Zoë', 'émile', 'Bob'].entries()) {
    await register({ name, email: `${at}@example.com` })
  }
  const names = (users: User[]) => users.map(({ name }) => name)
  expect(names(await listed())).toEqual(['Ada Example', 'Bob', 'émile', 'Zoë'])
  const pages = (await readPages('GET /users/', { token: admin.token, query: { limit: '3' } })) as User[][]
  expect(pages.map(names)).toEqual([['Ada Example', 'Bob', 'émile'], ['Zoë']])
  const { headers } = await callApi('GET /users/', { token: admin.token, query: { limit: '4' } })
  expect(nextOf(headers)).toBeUndefined()
})

test('staff change name, e-mail address and role of a user', async () => {
  const { body: user } = await register()
  const changed = { name: 'Grace M. Hopper', email: 'hopper@example.com', role: 'user' }
  const { status, body } = await change(user._id, { ...changed, email: 'Hopper@example.com' })
  expect({ status, body: shown(body) }).toEqual({ status: 200, body: { _id: user._id, ...changed } })
  expect(body.version).not.toBe(user.version)
  expect(await listed()).toEqual([admin.user, body])
  expect((await signIn('grace@example.com')).status).toBe(401)
  expect((await signIn('hopper@example.com')).body.user).toEqual(shown(body))
})

test.each<[string, object]>([
  ['a name', { name: 'G. H.' }],
  ['a role alone', { role: 'admin' }],
])('of two changes of %s that are based on one version, the second is refused', async (_, json) => {
  const { body: user } = await register()
  const headers = { 'if-match': `"${user.version}"` }
  const save = () =>
    callApi('PATCH /users/{id}', { token: admin.token, params: { id: user._id }, json, headers })
  const [first, second] = [await save(), await save()]
  expect([first.status, second.status, second.body.error]).toEqual([200, 412, 'changed'])
  expect(first.headers.etag).toBe(`"${first.body.version}"`)
  expect(await listed()).toContainEqual(first.body)
})

test("another user's e-mail address is refused", async () => {
  const { body: user } = await register()
  const { status, body } = await change(user._id, { name: 'New', email: admin.email.toUpperCase() })
  expect({ status, body }).toEqual({
    status: 409,
    body: refusal(409, 'conflict', 'Another user has this email address.', 'email'),
  })
  expect(await listed()).toEqual([admin.user, user])
})

test('users cannot delete or demote themselves', async () => {
  await register({ role: 'admin' })
  const demoted = await change(admin.user._id, { role: 'manager' })
  const deleted = await remove(admin.user._id)
  expect([demoted.body, deleted.body]).toEqual([
    refusal(409, 'conflict', 'You cannot take your own role away.', 'role'),
    refusal(409, 'conflict', 'You cannot delete your own account.'),
  ])
  expect((await change(admin.user._id, { name: 'Ada', role: 'admin' })).status).toBe(200)
})

test('the last admin cannot be deleted or demoted', async () => {
  await register()
  const { token: manager } = (await signIn(grace.email)).body
  const demoted = await change(admin.user._id, { role: 'user' }, manager)
  const deleted = await remove(admin.user._id, manager)
  expect([demoted.body, deleted.body]).toEqual([
    refusal(409, 'conflict', 'The last administrator must stay one.', 'role'),
    refusal(409, 'conflict', 'The last administrator cannot be deleted.'),
  ])
  expect((await listed()).find(({ _id }) => _id === admin.user._id)).toEqual(admin.user)

  await register({ email: 'second@example.com', role: 'admin' })
  expect((await remove(admin.user._id, manager)).status).toBe(204)
})

test('if two admins demote each other at once, one stays', async () => {
  const { body: other } = await register({ role: 'admin' })
  const { token } = (await signIn(other.email)).body
  const answers = await Promise.all([
    change(other._id, { role: 'user' }),
    change(admin.user._id, { role: 'user' }, token),
  ])
  // By then the other is the last admin, or no longer an admin.
  const [done, refused] = answers.map(({ status }) => status).toSorted()
  expect(done).toBe(200)
  expect([401, 409]).toContain(refused)
  expect((await listed()).filter(({ role }) => role === 'admin')).toHaveLength(1)
})

test('a deleted user can do nothing more, although their token has not expired', async () => {
  const { body: user } = await register({ role: 'admin' })
  const signedIn = await signIn(user.email)
  const { body } = signedIn
  await remove(user._id)
  const read = await callApi('GET /users/', { token: body.token })
  expect({ status: read.status, body: read.body }).toEqual({
    status: 401,
    body: refusal(401, 'unauthorized', 'Your account has changed. Please sign in again.'),
  })
  const written = await register({ email: 'back@example.com', role: 'admin' }, body.token)
  expect(written.status).toBe(401)
  expect((await callApi('POST /users/refresh', { cookies: sentBack(signedIn) })).status).toBe(401)
  expect((await callApi('GET /stores', { token: body.token })).status).toBe(200)
  expect(await listed()).toEqual([admin.user])
})

test('a new role applies from the next renewal, and the old token is invalid at once', async () => {
  const { body: user } = await register()
  const signedIn = await signIn(user.email)
  const { body } = signedIn
  await change(user._id, { role: 'user' })
  expect((await callApi('GET /stats', { token: body.token })).status).toBe(401)
  const renewed = await callApi('POST /users/refresh', { cookies: sentBack(signedIn) })
  expect(renewed.body.user).toEqual(shown({ ...user, role: 'user' }))
  expect((await callApi('GET /stats', { token: renewed.body.token })).status).toBe(200)
})

testOfSources.each([
  ['the attributes', 'AdminUpdateUserAttributesCommand'],
  ['the new role', 'AdminAddUserToGroupCommand'],
  ['the old role', 'AdminRemoveUserFromGroupCommand'],
])('a change that fails at %s changes nothing', async (_, command) => {
  const { body: user } = await register()
  const { token } = (await signIn(user.email)).body
  failOnce(command)
  const { status } = await change(user._id, { name: 'New', email: 'new@example.com', role: 'user' })
  expect(status).toBe(503)
  expect((await listed()).map(shown)).toEqual([admin.user, user].map(shown))
  expect((await callApi('GET /stats', { token })).status).toBe(200)
})

testOfSources('a deletion that fails leaves the user unchanged', async () => {
  const { body: user } = await register()
  const { token } = (await signIn(user.email)).body
  failOnce('AdminDeleteUserCommand')
  expect((await remove(user._id)).status).toBe(503)
  expect(await listed()).toEqual([admin.user, user])
  expect((await callApi('GET /stats', { token })).status).toBe(200)
})
