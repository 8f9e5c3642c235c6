import { defineBackend } from '@aws-amplify/backend'
import { App } from 'aws-cdk-lib'
import { Api } from '#infra/cloud/api'
import { Cdn } from '#infra/cloud/cdn'
import { checkEverything } from '#infra/cloud/checks'
import { DistributionParameter } from '#infra/cloud/distribution-parameter'
import { Functions } from '#infra/cloud/functions'
import { readEnvironment } from '#infra/cloud/app-context'
import { Operations } from '#infra/cloud/operations'
import { OriginSecret } from '#infra/cloud/origin-secret'
import { outputResources } from '#infra/cloud/outputs'
import { protectAccounts } from '#infra/cloud/protect-accounts'
import { protectImages } from '#infra/cloud/protect-images'
import { SiteFiles } from '#infra/cloud/site-files'
import { DataTable } from '#infra/cloud/data-table'
import { auth } from './auth/resource'
import { storageOf } from './storage/resource'

/** All that an environment consists of. The CDK runs this file: `npx cdk deploy --all -c env=prod`. */
const environment = readEnvironment()
const backend = defineBackend({ auth, storage: storageOf(environment) })
checkEverything(App.of(backend.stack) as App)

const accounts = protectAccounts(backend.auth.resources, environment)
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
const cdn = new Cdn(service, 'Cdn', { environment, api, files, images, secret, pages: functions.pages })
distribution.nameFor(cdn.distribution, functions.erasing)
// Where the secret is a new one, the functions know it before CloudFront sends it.
cdn.node.addDependency(functions.site, functions.admin)
// A page names files that have to be there before it.
functions.pages.node.addDependency(...files.deployments)

new Operations(backend.createStack('operations'), 'Operations', { environment, functions, api, cdn, table })
outputResources(backend.stack, { table, images, accounts, cdn })
backend.stack.terminationProtection = environment.keepsData
