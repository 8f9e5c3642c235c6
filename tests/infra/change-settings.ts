import { type Environment, environmentOf } from '#infra/environments'

/**
 * Loaded before the app. Changes the settings of `prod` to those in SETTINGS, like an operator in
 * infra/environments.ts.
 */
Object.assign(environmentOf('prod'), JSON.parse(process.env['SETTINGS'] ?? '{}') as Partial<Environment>)
