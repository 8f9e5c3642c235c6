import { createHash } from 'node:crypto'
import {
  AdminListGroupsForUserCommand,
  type AttributeType,
  paginateListUsersInGroup,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider'
import * as z from 'zod'
import { variable } from '#functions/environment'
import { AppError } from '#domain/http/errors'
import type { Page, PageRequest } from '#domain/http/paging'
import { defaultPageLimit } from '#domain/http/paging'
import { type Role, roleOf, staffRoles } from '#domain/user/roles'
import type { User, VersionedUser } from '#domain/user/user'
import { cursorOf, readCursor } from '#table/cursor'
import { accountOf, cognito, findAccountOf } from '#functions/accounts/cognito'
import { collationKeyOf } from '#domain/text/fold'

export interface StoredUser extends VersionedUser {
  groups: readonly string[]
}

/** Sorted by name. Staff are few, so all are read (60 a call, all roles in parallel). */
export async function listUsers({
  limit = defaultPageLimit,
  cursor,
}: PageRequest): Promise<Page<VersionedUser>> {
  const groups = await Promise.all(staffRoles.map(async (role) => ({ role, members: await membersOf(role) })))
  // A person in several groups has the strongest role, which comes first.
  const users = new Map<string, VersionedUser>()
  for (const { role, members } of groups) {
    for (const { Attributes, UserLastModifiedDate } of members) {
      const user = toUser(Attributes, UserLastModifiedDate, role)
      if (!users.has(user._id)) users.set(user._id, user)
    }
  }
  const sorted = [...users.values()].map((user) => ({ user, key: sortKeyOf(user) }))
  sorted.sort((a, b) => (a.key < b.key ? -1 : 1))
  const from = cursor === undefined ? '' : readCursor(cursor, z.string())
  const following = sorted.filter(({ key }) => key > from)
  const page = following.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(({ user }) => user),
    next: last && following.length > limit ? cursorOf(last.key) : undefined,
  }
}

/** Cognito's ids are UUIDs. It would also accept an e-mail address. */
const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Throws `not_found`, also for an account without a role. */
export async function getUser(id: string): Promise<StoredUser> {
  const user = isId.test(id) ? await findAccount(id) : null
  if (!user?.role || user._id !== id) throw noSuchUser()
  return { ...user, role: user.role }
}

export async function findAccount(
  name: string,
): Promise<(Omit<StoredUser, 'role'> & { role: Role | null }) | null> {
  const account = await findAccountOf(name)
  if (!account) return null
  const ofAccount = accountOf(account.Username ?? name)
  const { Groups = [] } = await cognito().send(new AdminListGroupsForUserCommand(ofAccount))
  const groups = Groups.flatMap(({ GroupName }) => GroupName ?? [])
  const role = roleOf(groups)
  const user = toUser(account.UserAttributes, account.UserLastModifiedDate, role ?? 'user')
  return { ...user, role, groups }
}

export async function withVersion(user: User): Promise<VersionedUser> {
  const account = await findAccountOf(user._id)
  if (!account) throw noSuchUser()
  return { ...user, version: versionOf(user, account.UserLastModifiedDate) }
}

export async function hasOtherAdmin(id: string): Promise<boolean> {
  const admins = await membersOf('admin')
  return admins.some(({ Attributes, Enabled }) => Enabled !== false && idIn(Attributes) !== id)
}

export function noSuchUser() {
  return new AppError('not_found', 'There is no such user.')
}

export async function membersOf(role: Role): Promise<UserType[]> {
  const group = { UserPoolId: variable('USER_POOL_ID'), GroupName: role }
  const members: UserType[] = []
  for await (const { Users = [] } of paginateListUsersInGroup({ client: cognito(), pageSize: 60 }, group)) {
    members.push(...Users)
  }
  return members
}

function toUser(attributes: AttributeType[] = [], changedAt: Date | undefined, role: Role): VersionedUser {
  const values = new Map(attributes.map(({ Name, Value }) => [Name, Value]))
  const email = values.get('email') ?? ''
  const name = values.get('name') ?? email
  const user = { _id: idIn(attributes), name, email, role }
  return { ...user, version: versionOf(user, changedAt) }
}

/** The second of the last change, so that it grows, and five digits for changes within one second. */
function versionOf({ name, email, role }: User, changedAt = new Date(0)): number {
  const hash = createHash('sha256')
    .update(JSON.stringify([name, email, role]))
    .digest()
    .readUInt32BE()
  return Math.floor(changedAt.getTime() / 1000) * 1e5 + (hash % 99_999) + 1
}

function idIn(attributes: AttributeType[] = []): string {
  return attributes.find(({ Name }) => Name === 'sub')?.Value ?? ''
}

function sortKeyOf({ _id, name }: VersionedUser): string {
  return `${collationKeyOf(name)}\n${_id}`
}
