import packageJson from '../package.json' with { type: 'json' }

/**
 * What the names of resources begin with: the package's name, and not that of the site. A site that changes
 * its name keeps its alarms, metrics and tables.
 */
export const productName = packageJson.name
