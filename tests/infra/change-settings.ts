import { site } from '#site'
import { type Environment, environmentOf } from '#infra/environments'

/**
 * Loaded before the app. Changes the settings of `prod` to those in SETTINGS, like an operator in
 * infra/environments.ts, the address of the site to that of its domain, and has changes announced.
 */
const settings = JSON.parse(process.env['SETTINGS'] ?? '{}') as Partial<Environment>
Object.assign(environmentOf('prod'), settings)
if (settings.domain) site.address = `https://${settings.domain.name}`
site.indexNow = { key: 'abcdef0123456789' }
