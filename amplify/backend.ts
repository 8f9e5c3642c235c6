import { defineBackend } from '@aws-amplify/backend'
import { App } from 'aws-cdk-lib'
import { Api } from '#infra/constructs/api'
import { Cdn } from '#infra/constructs/cdn'
import { checkEverything } from '#infra/constructs/nag'
import { DistributionParameter } from '#infra/constructs/distribution-parameter'
import { Functions } from '#infra/constructs/functions'
import { readEnvironment } from '#infra/app-context'
import { Monitoring } from '#infra/constructs/monitoring'
import { OriginSecret } from '#infra/constructs/origin-secret'
import { outputResources } from '#infra/constructs/outputs'
import { restrictUserPool } from '#infra/constructs/user-pool'
import { protectImages } from '#infra/constructs/protect-images'
import { SiteFiles } from '#infra/constructs/site-files'
import { DataTable } from '#infra/constructs/data-table'
import { auth } from './auth/resource'
import { storageOf } from './storage/resource'

/** Everything that an environment consists of. The CDK runs this file: `npx cdk deploy --all -c env=prod`. */
const environment = readEnvironment()
const backend = defineBackend({ auth, storage: storageOf(environment) })
checkEverything(App.of(backend.stack) as App)

const operations = backend.createStack('operations')
const accounts = restrictUserPool(backend.auth.resources, environment, operations)
const images = protectImages(backend.storage.resources, environment)

const { table } = new DataTable(backend.createStack('data'), 'Table', environment)

const service = backend.createStack('service')
const secret = new OriginSecret(service, 'OriginSecret', environment)
const files = new SiteFiles(service, 'Files', environment)
const distribution = new DistributionParameter(service, environment)
const functions = new Functions(service, 'Functions', {
  environment,
  table,
  images,
  accounts,
  secret,
  distribution,
})
const api = new Api(service, 'Api', { environment, functions, accounts })
const { site, admin, pages, forms, cards } = functions.all
const cdn = new Cdn(service, 'Cdn', { environment, api, files, images, secret, pages, cards })
distribution.nameFor(cdn.distribution, functions.erasing)
// The functions must know a new secret before CloudFront sends it.
cdn.node.addDependency(site, admin, forms)
// Pages link to files, so the files are uploaded first.
for (const rendering of [pages, forms]) rendering.node.addDependency(...files.deployments)

new Monitoring(operations, 'Operations', { environment, functions, api, cdn, table })
outputResources(backend.stack, { table, images, accounts, cdn })
backend.stack.terminationProtection = environment.keepsData
