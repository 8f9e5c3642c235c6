import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider'
import { AppError } from '#domain/http/errors'
import { type Role, staffRoles } from '#domain/user/roles'
import { accountOf, cognito } from '#functions/accounts/cognito'
import { withLock } from '#table/lock'
import { mailResetCode } from '#functions/accounts/own-account'
import { rememberRole } from '#functions/user/role-change'
import { signOutEverywhere } from '#functions/accounts/sign-out'
import { runWithCompensation } from '#functions/user/compensation'
import { addToGroup, cognitoAttributes, deleteAccount, lock } from '#functions/user/edit-user'
import { findAccount, membersOf } from '#functions/user/user'

export interface StaffAccount {
  email: string
  name: string
  role: Role
  /** Cognito's: CONFIRMED, or FORCE_CHANGE_PASSWORD until the first sign-in. */
  state: string
  enabled: boolean
}

/** Cognito mails a password, which we never see. Throws `conflict` if the address has an account. */
export async function createStaff({ email, name, role }: Pick<StaffAccount, 'email' | 'name' | 'role'>) {
  await withLock(lock, async () => {
    if (await findAccount(email)) throw new AppError('conflict', `There is an account for ${email} already.`)
    const create = new AdminCreateUserCommand({
      ...accountOf(email),
      UserAttributes: cognitoAttributes({ name, email }),
      DesiredDeliveryMediums: ['EMAIL'],
    })
    await runWithCompensation([
      { do: () => cognito().send(create), undo: () => deleteAccount(email) },
      { do: () => addToGroup(email, role), undo: async () => undefined },
    ])
  })
}

export async function listStaff(): Promise<StaffAccount[]> {
  const groups = await Promise.all(staffRoles.map(async (role) => ({ role, members: await membersOf(role) })))
  return groups.flatMap(({ role, members }) =>
    members.map((member) => describe(member, role)).toSorted((a, b) => (a.email < b.email ? -1 : 1)),
  )
}

/** Ends its sessions at once. Throws `not_found`. */
export async function disableStaff(email: string, now: Date): Promise<void> {
  const { _id } = await findStaff(email)
  // Tokens become invalid first, so that they stay invalid if a later step fails. The sessions stay ended
  // when the account is enabled again.
  await rememberRole(_id, null, now)
  await cognito().send(new AdminDisableUserCommand(accountOf(_id)))
  await signOutEverywhere(_id)
}

export async function enableStaff(email: string, now: Date): Promise<void> {
  const { _id, role } = await findStaff(email)
  await cognito().send(new AdminEnableUserCommand(accountOf(_id)))
  await rememberRole(_id, role, now)
}

/** Cognito mails a code for "Forgot password?" on the sign-in page. Throws `not_found`. */
export async function resetStaff(email: string): Promise<void> {
  const { _id } = await findStaff(email)
  await mailResetCode(_id)
}

async function findStaff(email: string) {
  const found = await findAccount(email)
  if (!found) throw new AppError('not_found', `There is no account for ${email}.`)
  return found
}

function describe({ Attributes = [], UserStatus, Enabled = true }: UserType, role: Role): StaffAccount {
  const valueOf = (name: string) => Attributes.find(({ Name }) => Name === name)?.Value ?? ''
  return { email: valueOf('email'), name: valueOf('name'), role, state: UserStatus ?? '', enabled: Enabled }
}
