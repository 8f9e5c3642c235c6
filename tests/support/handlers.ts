import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleFile } from '#infra/build/bundle-function'

/** The folder of the bundles that tests call instead of the sources (`npm run test:bundles`). */
export const bundles = process.env['FUNCTION_BUNDLES']

/** Imports a bundle like Lambda does. */
export async function importBundle<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(file).href)) as Module
}

async function load<Module>(name: string, source: () => Promise<Module>): Promise<Module> {
  return bundles === undefined ? source() : importBundle<Module>(join(bundles, name, bundleFile))
}

export const handlers = {
  site: (await load('site', () => import('#functions/lambdas/site'))).handler,
  admin: (await load('admin', () => import('#functions/lambdas/admin'))).handler,
  cards: (await load('cards', () => import('#functions/lambdas/cards'))).handler,
}

export const { handler: cleanUp } = await load('clean-up', () => import('#functions/lambdas/clean-up'))
export const { handler: changes } = await load('changes', () => import('#functions/lambdas/changes'))
