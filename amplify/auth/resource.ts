import { defineAuth } from '@aws-amplify/backend'
import { staffRoles } from '#domain/user/roles'

/** The accounts of staff: an e-mail address each, and a group for each role. There is no registration. */
export const auth = defineAuth({
  loginWith: { email: true },
  userAttributes: { fullname: { required: false, mutable: true } },
  groups: [...staffRoles],
  multifactor: { mode: 'OPTIONAL', totp: true },
  accountRecovery: 'EMAIL_ONLY',
})
