import { type Environment, environmentOf } from '#infra/environments'

/**
 * Loaded before the app: changes the settings of `prod` to those in SETTINGS, as an operator does in
 * infra/environments.ts.
 */
Object.assign(environmentOf('prod'), JSON.parse(process.env['SETTINGS'] ?? '{}') as Partial<Environment>)
