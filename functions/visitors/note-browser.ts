import { countedViews } from '#domain/http/limits'
import { expiryAtEndOfDay } from '#domain/time/utc-day'
import { tableName } from '#table/client'
import type { Key } from '#table/keys'

/** The condition fails for a known browser, and above the limit of an address (domain/http/limits). */
export const noteBrowser = (key: Key, browser: string, now: Date) => ({
  TableName: tableName(),
  Key: key,
  UpdateExpression: 'ADD browsers :browser SET expiresAt = :expiresAt',
  ConditionExpression:
    'attribute_not_exists(browsers) OR (NOT contains(browsers, :one) AND size(browsers) < :most)',
  ExpressionAttributeValues: {
    ':browser': new Set([browser]),
    ':one': browser,
    ':most': countedViews.perClient,
    ':expiresAt': expiryAtEndOfDay(now),
  },
})
