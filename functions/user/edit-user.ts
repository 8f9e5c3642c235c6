import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { AppError, invalidField } from '#domain/http/errors'
import { isDemotion, type Role, staffRoles } from '#domain/user/roles'
import type { NewUserForm, User, UserEdit, VersionedUser } from '#domain/user/user'
import { accountOf, cognito, errorName } from '#functions/accounts/cognito'
import { createOnce, rememberCreated } from '#table/idempotency'
import { withLock } from '#table/lock'
import { requireVersion, type Versions } from '#table/rewrite'
import { transact } from '#table/write'
import { refusePassword } from '#functions/accounts/refuse-password'
import { rememberRole } from './role-change'
import { type Step, runWithCompensation } from './compensation'
import { findAccount, getUser, hasOtherAdmin, noSuchUser, type StoredUser, withVersion } from './user'

/** Cognito has no conditional writes. The lock keeps the checks below valid, of the version too. */
export const lock = 'users'

/** Throws `conflict` for an address in use, `invalid` for a password or address that Cognito refuses. */
export async function createUser(form: NewUserForm, now: Date): Promise<VersionedUser> {
  return createOnce(() => withLock(lock, () => createNewUser(form, now)), getUserAsShown)
}

async function createNewUser(form: NewUserForm, now: Date): Promise<VersionedUser> {
  const { name, email, role, password } = form
  const known = await findAccount(email)
  if (known?.role) throw emailTaken()
  // An account without a role is the rest of an interrupted registration.
  if (known) await deleteAccount(known._id)
  const _id = await createAccount(form)
  const remembered = rememberCreated(_id, now)
  const created = readingVersion({ _id, name, email, role })
  await runWithCompensation([
    { do: () => addToGroup(_id, role), undo: () => deleteAccount(_id) },
    { do: () => setPassword(_id, password), undo: none },
    created,
    ...(remembered.length > 0 ? [{ do: () => transact(remembered), undo: none }] : []),
  ])
  return created.user()
}

interface Change {
  changes: UserEdit
  versions: Versions
  by: string
}

/**
 * Another role ends their sessions. Throws `not_found`, `changed`, and `conflict` for an address in use, the
 * last admin, and demoting oneself.
 */
export async function updateUser(
  id: string,
  { changes, versions, by }: Change,
  now: Date,
): Promise<VersionedUser> {
  return withLock(lock, async () => {
    const before = await getUser(id)
    requireVersion(before.version, versions)
    const { name = before.name, email = before.email, role = before.role } = changes
    if (role !== before.role) await refuseDemotion(before, role, by)
    if (email !== before.email && (await findAccount(email))) throw emailTaken()
    const isSame = name === before.name && email === before.email && role === before.role
    const changed = readingVersion({ _id: id, name, email, role })
    await runWithCompensation([
      ...(role === before.role ? [] : changingRole(before, role, now)),
      // Last, and for another role too: only changes of attributes get a new date (versionOf in user.ts).
      ...(isSame ? [] : [describing(before, { name, email })]),
      changed,
    ])
    return changed.user()
  })
}

/** Ends their sessions. Throws `not_found`, `changed`, and `conflict` for the last admin and oneself. */
export async function deleteUser(
  id: string,
  { versions, by }: Omit<Change, 'changes'>,
  now: Date,
): Promise<void> {
  await withLock(lock, async () => {
    const before = await getUser(id)
    requireVersion(before.version, versions)
    if (id === by) throw new AppError('conflict', 'You cannot delete your own account.')
    if (before.role === 'admin' && !(await hasOtherAdmin(id))) {
      throw new AppError('conflict', 'The last administrator cannot be deleted.')
    }
    await runWithCompensation([
      ...changingRole(before, null, now),
      { do: () => deleteAccount(id), undo: none },
    ])
  })
}

const none = async () => undefined

async function getUserAsShown(id: string): Promise<VersionedUser> {
  const { groups: _, ...user } = await getUser(id)
  return user
}

function readingVersion(after: User) {
  let user: VersionedUser = { ...after, version: 1 }
  return { do: async () => (user = await withVersion(after)), undo: none, user: () => user }
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

/** Adds the new role before it removes the old one, so that nobody is without a role. Null removes all. */
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
      // A failed call may have worked, so the real role is read. Without this, tokens from before an earlier
      // change would be valid again.
      const { role: currentRole } = await getUser(_id)
      await rememberRole(_id, currentRole, now)
    },
  }
  return [remembering, adding, ...leaving]
}

async function createAccount({ name, email, password }: NewUserForm): Promise<string> {
  const create = new AdminCreateUserCommand({
    ...accountOf(email),
    // Cognito checks it like every password, so no account gets a weak one.
    TemporaryPassword: password,
    MessageAction: 'SUPPRESS',
    UserAttributes: cognitoAttributes({ name, email }),
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
  const UserAttributes = cognitoAttributes(user)
  await cognito()
    .send(new AdminUpdateUserAttributesCommand({ ...accountOf(id), UserAttributes }))
    .catch(refuse)
}

export async function addToGroup(id: string, group: Role): Promise<void> {
  await cognito().send(new AdminAddUserToGroupCommand({ ...accountOf(id), GroupName: group }))
}

async function removeFromGroup(id: string, group: Role): Promise<void> {
  await cognito().send(new AdminRemoveUserFromGroupCommand({ ...accountOf(id), GroupName: group }))
}

export async function deleteAccount(id: string): Promise<void> {
  await cognito()
    .send(new AdminDeleteUserCommand(accountOf(id)))
    .catch(refuse)
}

/** Staff vouch for the address, so no code is sent. */
export function cognitoAttributes({ name, email }: Pick<User, 'name' | 'email'>) {
  return [
    { Name: 'name', Value: name },
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: 'true' },
  ]
}

function refuse(error: unknown): never {
  const name = errorName(error)
  if (name === 'UsernameExistsException' || name === 'AliasExistsException') throw emailTaken(error)
  if (name === 'UserNotFoundException') throw noSuchUser()
  if (name === 'InvalidParameterException') {
    throw invalidField('email', 'This email address cannot be used.', error)
  }
  return refusePassword('password', error)
}

function emailTaken(cause?: unknown) {
  const message = 'Another user has this email address.'
  return new AppError('conflict', message, { fields: { email: message }, cause })
}
