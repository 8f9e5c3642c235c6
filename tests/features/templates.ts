import { listedKinds } from './listing/templates'

/** The sort keys of items that are subscribed to. */
export const subscribedKinds: readonly string[] = [...listedKinds]
