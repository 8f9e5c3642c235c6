import type { Store } from '#domain/store/store'
import { requireAdvertiser } from '#domain/click/affiliation'

type OrNull<Fields> = { [Name in keyof Fields]: Fields[Name] | null }

/** Each throws `invalid` for a store that it does not accept. */
export const storeChecks: readonly ((store: OrNull<Partial<Store>>) => void)[] = [requireAdvertiser]
