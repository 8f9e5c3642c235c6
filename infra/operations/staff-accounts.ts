import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  paginateListUsersInGroup,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider'
import { variable } from '#functions/environment'
import { AppError } from '#domain/http/errors'
import { type Role, staffRoles } from '#domain/user/roles'
import { cognito } from '#functions/accounts/cognito'
import { withLock } from '#table/lock'
import { mailResetCode } from '#functions/accounts/own-account'
import { rememberRole } from '#functions/user/role-change'
import { signOutEverywhere } from '#functions/accounts/sign-out'
import { runWithCompensation } from '#functions/user/compensation'
import { findAccount } from '#functions/user/user'

export interface StaffAccount {
  email: string
  name: string
  role: Role
  /** Cognito's: CONFIRMED, or FORCE_CHANGE_PASSWORD until the first sign-in. */
  state: string
  enabled: boolean
}

interface NewAccount {
  email: string
  name: string
  role: Role
}

const lock = 'users'

/** Cognito mails a password, which we never see. Throws `conflict` if the address has an account. */
export async function createStaff({ email, name, role }: NewAccount): Promise<void> {
  await withLock(lock, async () => {
    if (await findAccount(email)) throw new AppError('conflict', `There is an account for ${email} already.`)
    const UserAttributes = [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'name', Value: name },
    ]
    const create = { ...account(email), UserAttributes, DesiredDeliveryMediums: ['EMAIL' as const] }
    await runWithCompensation([
      {
        do: () => cognito().send(new AdminCreateUserCommand(create)),
        undo: () => cognito().send(new AdminDeleteUserCommand(account(email))),
      },
      {
        do: () => cognito().send(new AdminAddUserToGroupCommand({ ...account(email), GroupName: role })),
        undo: async () => undefined,
      },
    ])
  })
}

/** The highest role first, then by e-mail address. */
export async function listStaff(): Promise<StaffAccount[]> {
  const groups = await Promise.all(staffRoles.map(async (role) => ({ role, members: await membersOf(role) })))
  return groups.flatMap(({ role, members }) =>
    members.map((member) => describe(member, role)).toSorted((a, b) => (a.email < b.email ? -1 : 1)),
  )
}

/** Ends its sessions at once. Throws `not_found`. */
export async function disableStaff(email: string, now: Date): Promise<void> {
  const { _id } = await accountOf(email)
  // Tokens become invalid first, so that they stay invalid if a later step fails. The sessions stay ended
  // when the account is enabled again.
  await rememberRole(_id, null, now)
  await cognito().send(new AdminDisableUserCommand(account(_id)))
  await signOutEverywhere(_id)
}

/** Throws `not_found`. */
export async function enableStaff(email: string, now: Date): Promise<void> {
  const { _id, role } = await accountOf(email)
  await cognito().send(new AdminEnableUserCommand(account(_id)))
  await rememberRole(_id, role, now)
}

/** Cognito mails a code for "Forgot password?" on the sign-in page. Throws `not_found`. */
export async function resetStaff(email: string): Promise<void> {
  const { _id } = await accountOf(email)
  await mailResetCode(_id)
}

async function accountOf(email: string) {
  const found = await findAccount(email)
  if (!found) throw new AppError('not_found', `There is no account for ${email}.`)
  return found
}

async function membersOf(role: Role): Promise<UserType[]> {
  const group = { UserPoolId: variable('USER_POOL_ID'), GroupName: role }
  const members: UserType[] = []
  for await (const { Users = [] } of paginateListUsersInGroup({ client: cognito() }, group)) {
    members.push(...Users)
  }
  return members
}

function describe({ Attributes = [], UserStatus, Enabled = true }: UserType, role: Role): StaffAccount {
  const valueOf = (name: string) => Attributes.find(({ Name }) => Name === name)?.Value ?? ''
  return { email: valueOf('email'), name: valueOf('name'), role, state: UserStatus ?? '', enabled: Enabled }
}

function account(Username: string) {
  return { UserPoolId: variable('USER_POOL_ID'), Username }
}
