import type { EnvironmentName } from '../environments'
import { productName } from '../product-name'

export const namespaceOf = (name: EnvironmentName) => `${productName}/${name}`
