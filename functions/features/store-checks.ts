import type { Store } from '#domain/store/store'
import { requireAdvertiser } from '#domain/click/affiliation'

/** Each throws `invalid` for a store that it does not accept. */
export const storeChecks: readonly ((store: Partial<Store>) => void)[] = [requireAdvertiser]
