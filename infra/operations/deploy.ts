import { spawn } from 'node:child_process'
import { environmentOf, region } from '#infra/environments'
import { runScript } from './command-line'

/** `npm run deploy -- prod`: builds the site and deploys an environment; what follows goes to the CDK. */
await runScript(async () => {
  const [name, ...others] = process.argv.slice(2)
  const environment = environmentOf(name)
  // Before the CDK asks for credentials, so that it asks for those of our region.
  const env = { ...process.env, AWS_REGION: region }
  const child = spawn('npx', ['cdk', 'deploy', '--all', '-c', `env=${environment.name}`, ...others], {
    env,
    stdio: 'inherit',
  })
  process.exitCode = await new Promise<number>((resolve, reject) => {
    child.once('error', reject).once('exit', (code) => resolve(code ?? 1))
  })
})
