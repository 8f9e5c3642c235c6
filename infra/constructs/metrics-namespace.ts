import type { EnvironmentName } from '../environments'

/** Where the functions of an environment put what they count. */
export const namespaceOf = (name: EnvironmentName) => `Clipwell/${name}`
