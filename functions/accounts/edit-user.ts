import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { AppError } from '#domain/errors'
import { isDemotion, type Role, staffRoles } from '#domain/roles'
import type { NewUserForm, User, UserEdit } from '#domain/user'
import { cognito, nameOf } from './cognito'
import { oneAtATime } from '#table/lock'
import { refusePassword } from './refuse-password'
import { rememberRole } from './role-change'
import { type Step, takeSteps } from './steps'
import { findAccount, getUser, hasOtherAdmin, noSuchUser, type StoredUser } from './user'

/**
 * Cognito does nothing under a condition, so that what is checked here holds only while nobody else changes
 * users.
 */
const lock = 'users'

/**
 * Creates a user who can sign in at once. Throws `conflict` for an e-mail address that is taken, `invalid`
 * for a password or an address that Cognito does not take.
 */
export async function createUser({ name, email, role, password }: NewUserForm): Promise<User> {
  return oneAtATime(lock, async () => {
    const known = await findAccount(email)
    if (known?.role) throw emailTaken()
    // What a registration left that was cut off: it never had a role.
    if (known) await deleteAccount(known._id)
    const _id = await createAccount({ name, email, password })
    const undo = () => deleteAccount(_id)
    await takeSteps([
      { do: () => addToGroup(_id, role), undo },
      { do: () => setPassword(_id, password), undo: async () => undefined },
    ])
    return { _id, name, email, role }
  })
}

/**
 * Changes what is named of a user; with another role, what they were signed in for ends. Throws `not_found`,
 * and `conflict` for an e-mail address that is taken, for the last admin and for who would demote themselves.
 */
export async function updateUser(id: string, changes: UserEdit, by: string, now: Date): Promise<User> {
  return oneAtATime(lock, async () => {
    const before = await getUser(id)
    const { name = before.name, email = before.email, role = before.role } = changes
    if (role !== before.role) await refuseDemotion(before, role, by)
    if (email !== before.email && (await findAccount(email))) throw emailTaken()
    await takeSteps([
      ...(name === before.name && email === before.email ? [] : [describing(before, { name, email })]),
      ...(role === before.role ? [] : changingRole(before, role, now)),
    ])
    return { _id: id, name, email, role }
  })
}

/**
 * Deletes a user and ends what they were signed in for. Throws `not_found`, and `conflict` for the last admin
 * and oneself.
 */
export async function deleteUser(id: string, by: string, now: Date): Promise<void> {
  await oneAtATime(lock, async () => {
    const before = await getUser(id)
    if (id === by) throw new AppError('conflict', 'You cannot delete your own account.')
    if (before.role === 'admin' && !(await hasOtherAdmin(id))) {
      throw new AppError('conflict', 'The last administrator cannot be deleted.')
    }
    await takeSteps([
      ...changingRole(before, null, now),
      { do: () => deleteAccount(id), undo: async () => undefined },
    ])
  })
}

async function refuseDemotion({ _id, role }: StoredUser, to: Role, by: string): Promise<void> {
  const refusal = (message: string) => new AppError('conflict', message, { fields: { role: message } })
  if (_id === by && isDemotion(role, to)) throw refusal('You cannot take your own role away.')
  if (role === 'admin' && !(await hasOtherAdmin(_id))) {
    throw refusal('The last administrator must stay one.')
  }
}

function describing({ _id, ...before }: StoredUser, after: Pick<User, 'name' | 'email'>): Step {
  return { do: () => setAttributes(_id, after), undo: () => setAttributes(_id, before) }
}

/** The new role comes before the old one goes, so that nobody is without one; null takes them all. */
function changingRole({ _id, groups }: StoredUser, role: Role | null, now: Date): Step[] {
  const left = staffRoles.filter((group) => groups.includes(group) && group !== role)
  const adding = {
    do: async () => role && addToGroup(_id, role),
    undo: async () => role && !groups.includes(role) && removeFromGroup(_id, role),
  }
  const leaving = left.map((group) => ({
    do: () => removeFromGroup(_id, group),
    undo: () => addToGroup(_id, group),
  }))
  const remembering = {
    do: () => rememberRole(_id, role, now),
    undo: async () => {
      // What they have after all, however the change was answered; who is gone stays without a role.
      // Forgotten, it would let tokens from before an earlier change in again.
      const { role: present } = await getUser(_id)
      await rememberRole(_id, present, now)
    },
  }
  return [remembering, adding, ...leaving]
}

async function createAccount({ name, email, password }: Omit<NewUserForm, 'role'>): Promise<string> {
  const create = new AdminCreateUserCommand({
    ...accountOf(email),
    // Judged like every password, so that an account with a bad one does not come about.
    TemporaryPassword: password,
    MessageAction: 'SUPPRESS',
    UserAttributes: attributesOf({ name, email }),
  })
  const { User: user } = await cognito().send(create).catch(refuse)
  const id = user?.Attributes?.find(({ Name }) => Name === 'sub')?.Value
  if (!id) throw new Error('Cognito created a user without an id.')
  return id
}

async function setPassword(id: string, password: string): Promise<void> {
  const set = new AdminSetUserPasswordCommand({ ...accountOf(id), Password: password, Permanent: true })
  await cognito().send(set).catch(refuse)
}

async function setAttributes(id: string, user: Pick<User, 'name' | 'email'>): Promise<void> {
  const UserAttributes = attributesOf(user)
  await cognito()
    .send(new AdminUpdateUserAttributesCommand({ ...accountOf(id), UserAttributes }))
    .catch(refuse)
}

async function addToGroup(id: string, group: Role): Promise<void> {
  await cognito().send(new AdminAddUserToGroupCommand({ ...accountOf(id), GroupName: group }))
}

async function removeFromGroup(id: string, group: Role): Promise<void> {
  await cognito().send(new AdminRemoveUserFromGroupCommand({ ...accountOf(id), GroupName: group }))
}

async function deleteAccount(id: string): Promise<void> {
  await cognito()
    .send(new AdminDeleteUserCommand(accountOf(id)))
    .catch(refuse)
}

function accountOf(name: string) {
  return { UserPoolId: process.env.USER_POOL_ID, Username: name }
}

/** Staff vouch for the address; nobody is sent a code. */
function attributesOf({ name, email }: Pick<User, 'name' | 'email'>) {
  return [
    { Name: 'name', Value: name },
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: 'true' },
  ]
}

/** What Cognito refuses, as what the client is told. */
function refuse(error: unknown): never {
  const name = nameOf(error)
  if (name === 'UsernameExistsException' || name === 'AliasExistsException') throw emailTaken(error)
  if (name === 'UserNotFoundException') throw noSuchUser()
  if (name === 'InvalidParameterException') {
    throw invalid('email', 'This email address cannot be used.', error)
  }
  return refusePassword('password', error)
}

function emailTaken(cause?: unknown) {
  const message = 'Another user has this email address.'
  return new AppError('conflict', message, { fields: { email: message }, cause })
}

function invalid(field: string, message: string, cause: unknown) {
  return new AppError('invalid', message, { fields: { [field]: message }, cause })
}
