import { key } from '#table/keys'

export const accountKeys = {
  /** A user's present role, while older tokens may say another (role-change.ts). */
  roleChange: (userId: string) => key(`ROLE#${userId}`, 'ROLE'),
  /** The key for signatures of a user's device cookies (device.ts). */
  devices: (userId: string) => key(`DEVICE#${userId}`, 'DEVICE'),
  /** When all sessions of a user were ended, while older tokens may exist (sign-out.ts). */
  signOut: (userId: string) => key(`SIGNOUT#USER#${userId}`, 'SIGNOUT'),
  /** A session that was ended before its time (sign-out.ts). */
  sessionEnd: (sessionId: string) => key(`SIGNOUT#SESSION#${sessionId}`, 'SESSION'),
  /** What a refresh token was renewed to, by the token's hash, for a minute (renewed-session.ts). */
  renewal: (hash: string) => key(`RENEWAL#${hash}`, 'RENEWAL'),
}
