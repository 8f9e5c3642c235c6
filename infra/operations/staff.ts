import { staffRoles } from '#domain/user/roles'
import { localCode } from '#local/mailed-code'
import { type CommandLine, readCommandLine, required, runScript } from './command-line'
import { connect } from './connect'
import { createStaff, disableStaff, enableStaff, listStaff, resetStaff } from './staff-accounts'

const usage = `npm run staff -- create  --env prod --email ada@example.com --name "Ada Example" --role admin
npm run staff -- list    --env prod
npm run staff -- disable --env prod --email ada@example.com    locks the account, at once
npm run staff -- enable  --env prod --email ada@example.com
npm run staff -- reset   --env prod --email ada@example.com    mails a code for a new password

--env is dev, staging or prod, or local for what \`npm start\` runs. Passwords are mailed by Cognito and never seen here.`

type Options = CommandLine<'env' | 'email' | 'name' | 'role'>['options']

const commands: Record<string, (options: Options) => Promise<string>> = {
  create: async (options) => {
    const email = required(options, 'email')
    await createStaff({ email, name: required(options, 'name'), role: roleOf(required(options, 'role')) })
    return `${email} has been mailed a password for the first sign-in${localCodeHint(options)}.`
  },
  list: async () => {
    const rows = (await listStaff()).map(({ email, name, role, state, enabled }) =>
      [role.padEnd(8), email.padEnd(36), name.padEnd(24), enabled ? state : 'LOCKED'].join(' '),
    )
    return rows.length > 0 ? rows.join('\n') : 'There is no account yet.'
  },
  disable: async (options) => {
    await disableStaff(required(options, 'email'), new Date())
    return `${options.email} is locked.`
  },
  enable: async (options) => {
    await enableStaff(required(options, 'email'), new Date())
    return `${options.email} may sign in again.`
  },
  reset: async (options) => {
    await resetStaff(required(options, 'email'))
    return `${options.email} has been mailed a code for "Forgot password?"${localCodeHint(options)}.`
  },
}

function localCodeHint({ env }: Options): string {
  return env === 'local' ? `; on this machine it is always ${localCode}` : ''
}

function roleOf(text: string) {
  const role = staffRoles.find((each) => each === text)
  if (!role) throw new Error(`There is no role "${text}". Use one of: ${staffRoles.join(', ')}.`)
  return role
}

await runScript(async () => {
  const { command, options } = readCommandLine(process.argv.slice(2), ['env', 'email', 'name', 'role'])
  const run = commands[command ?? '']
  if (!run) throw new Error(usage)
  await connect(required(options, 'env'))
  console.log(await run(options))
})
