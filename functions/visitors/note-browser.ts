import { countedViews } from '#domain/http/limits'
import { endOfDay } from './day'
import { tableName } from '#table/client'
import type { Key } from '#table/keys'

/**
 * The update that notes a browser at an address for the rest of the day (UTC). Its condition fails for one
 * that was noted before, and beyond the few that count at an address (domain/http/limits). `browser` is a
 * pseudonym of the day.
 */
export function noteBrowser(key: Key, browser: string, now: Date) {
  return {
    TableName: tableName(),
    Key: key,
    UpdateExpression: 'ADD browsers :browser SET expiresAt = :expiresAt',
    ConditionExpression:
      'attribute_not_exists(browsers) OR (NOT contains(browsers, :one) AND size(browsers) < :most)',
    ExpressionAttributeValues: {
      ':browser': new Set([browser]),
      ':one': browser,
      ':most': countedViews.perClient,
      ':expiresAt': endOfDay(now),
    },
  }
}
