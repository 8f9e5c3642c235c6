import { BackendIdentifierConversions } from '@aws-amplify/platform-core'
import { backendIdentifier } from '#infra/app-context'
import { type EnvironmentName, environmentOf } from '#infra/environments'
import { runScript } from './command-line'

export const stackNameOf = (name: EnvironmentName): string =>
  BackendIdentifierConversions.toStackName(backendIdentifier(name))

// npm run stack-name -- prod
if (process.argv[1]?.endsWith('stack-name.ts')) {
  await runScript(async () => console.log(stackNameOf(environmentOf(process.argv[2]).name)))
}
