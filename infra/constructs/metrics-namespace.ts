import type { EnvironmentName } from '../environments'

/** The CloudWatch namespace of an environment's own metrics. */
export const namespaceOf = (name: EnvironmentName) => `Clipwell/${name}`
