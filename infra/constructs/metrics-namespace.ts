import type { EnvironmentName } from '../environments'
import { productName } from '../product-name'

/** The CloudWatch namespace of an environment's own metrics. */
export const namespaceOf = (name: EnvironmentName) => `${productName}/${name}`
