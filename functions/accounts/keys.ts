import { key } from '#table/keys'

/** The keys of what is remembered of accounts; the accounts themselves lie in Cognito. */
export const keyOf = {
  /** The role that a user has now, while there may be tokens that say another (role-change.ts). */
  roleChange: (userId: string) => key(`ROLE#${userId}`, 'ROLE'),
  /** What signs the cookies of the browsers that a user has signed in with (device.ts). */
  devices: (userId: string) => key(`DEVICE#${userId}`, 'DEVICE'),
  /** When all sessions of a user were ended, while there may be tokens from before (sign-out.ts). */
  signOut: (userId: string) => key(`SIGNOUT#USER#${userId}`, 'SIGNOUT'),
  /** A session that was ended before its time (sign-out.ts). */
  sessionEnd: (sessionId: string) => key(`SIGNOUT#SESSION#${sessionId}`, 'SESSION'),
}
