import { countedViews } from '#domain/coupon/limits'
import { expiryAtEndOfDay } from '#domain/time/utc-day'

/** The condition fails for a known browser, and above the limit of an address (domain/coupon/limits). */
export const uniqueBrowserUpdate = (browser: string, now: Date) => ({
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
