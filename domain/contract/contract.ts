import type { Answer } from '../reads'
import type { RouteKey } from '../routes'
import { blogOperations } from './blog'
import { categoryOperations } from './category'
import { couponOperations } from './coupon'
import { messageOperations } from './message'
import type { Operation } from './operation'
import { reviewOperations } from './review'
import { serviceOperations } from './service'
import { storeOperations } from './store'
import { userOperations } from './user'

/** What a route takes and answers with; its answer is the one that domain/reads.ts types. */
type Operations = { [Key in RouteKey]: Operation<Answer<Key>> }

/** What every route takes and answers with. The document of the API is made from it and from domain/routes.ts. */
export const contract: Operations = {
  ...storeOperations,
  ...couponOperations,
  ...categoryOperations,
  ...reviewOperations,
  ...blogOperations,
  ...messageOperations,
  ...userOperations,
  ...serviceOperations,
}
