import { spawn } from 'node:child_process'
import { site } from '#site'
import { environmentOf, region } from '#infra/environments'
import { productName } from '#infra/product-name'
import { runScript } from './command-line'
import { environmentWith } from '#local/environment'
import { connect, findStack } from './connect'
import { deploymentsOf, wasNeverComplete } from './first-deployment'
import { hasOutdatedItems } from '#migrations/outdated-items'
import { refuseOlderContent } from './refuse-older-content'
import { placeholdersIn, refusePlaceholders, placeholdersFlag } from './placeholders'

/** `npm run deploy -- prod`. Further arguments are passed to the CDK. */
await runScript(async () => {
  const [environmentName, ...rest] = process.argv.slice(2)
  const others = rest.filter((argument) => argument !== placeholdersFlag)
  const { name, keepsData } = environmentOf(environmentName)
  const found = placeholdersIn(site, { productName, now: new Date() })
  for (const line of found) console.log(line)
  refusePlaceholders(name, found, rest)
  // This asks even if the answer changes nothing: without credentials the build would be for nothing.
  const status = (await findStack(name))?.StackStatus
  if (!wasNeverComplete(status)) {
    await connect(name)
    await refuseOlderContent(name)
  }
  for (const settings of deploymentsOf(keepsData, status)) {
    process.exitCode = await deploy(['-c', `env=${name}`, ...settings, ...others])
    if (process.exitCode !== 0) return
  }
  await connect(name)
  if (await hasOutdatedItems())
    throw new Error(`It is deployed, and lists lack items until: npm run migrate -- --env ${name}`)
})

async function deploy(args: string[]): Promise<number> {
  // The CDK asks for the credentials of this region.
  const env = environmentWith({ AWS_REGION: region })
  const child = spawn('npx', ['cdk', 'deploy', '--all', ...args], { env, stdio: 'inherit' })
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject).once('exit', (code) => resolve(code ?? 1))
  })
}
