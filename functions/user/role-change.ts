import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Role } from '#domain/user/roles'
import { tokenMinutes } from '#domain/user/session'
import { documentClient, tableName } from '#table/client'
import { accountKeys } from '#functions/accounts/keys'

/** Older tokens contain the old role until they expire (functions/accounts/token-state). */
export async function rememberRole(userId: string, role: Role | null, now: Date): Promise<void> {
  const expiresAt = Math.ceil(now.getTime() / 1000) + (tokenMinutes + 1) * 60
  const Item = { ...accountKeys.roleChange(userId), role, expiresAt }
  await documentClient().send(new PutCommand({ TableName: tableName(), Item }))
}
