import packageJson from '../package.json' with { type: 'json' }

/** The package's name, not the site's: a site that changes its name keeps its alarms, metrics and tables. */
export const productName = packageJson.name

/** The namespace of an environment's own metrics. */
export const namespaceOf = (environment: string) => `${productName}/${environment}`
