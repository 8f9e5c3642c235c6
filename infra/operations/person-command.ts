import { createInterface } from 'node:readline/promises'
import { personalItems } from '#functions/features/personal-items'
import { type CommandLine, readCommandLine, required } from './command-line'
import { erasePerson, findPerson, type PersonData } from './person-data'

const usage = `npm run person -- find  --env prod --email ada@example.com --name "Ada Example"    prints it as JSON
npm run person -- erase --env prod --email ada@example.com --name "Ada Example"    prints it, asks, and deletes it

--dry-run: ends before it asks. --yes: does not ask, for scripts.`

type Options = CommandLine<'env' | 'email' | 'name'>['options']

interface Surroundings {
  connect: (environment: string) => Promise<void>
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  /** May be redirected to a file. */
  print: (text: string) => void
  output: NodeJS.WritableStream
}

/** Throws a message for the operator if nothing was deleted. */
export async function runPerson(args: string[], { connect, input, print, output }: Surroundings) {
  const { command, options, flags } = readCommandLine(args, ['env', 'email', 'name'], ['dry-run', 'yes'])
  if ((command !== 'find' && command !== 'erase') || !(options.email ?? options.name)) throw new Error(usage)
  await connect(required(options, 'env'))
  const found = await findPerson(options)
  print(JSON.stringify(found, null, 2))
  if (command === 'find') return
  const what = `${counted(found.messages, 'message')} and ${counted(found.reviews, 'review')}${ofFeatures(found)}`
  if (flags['dry-run']) output.write(`Would erase ${what}. Nothing was erased.\n`)
  else if (isEmpty(found)) output.write('There is nothing to erase.\n')
  else {
    if (!flags.yes) await confirm(what, options, { input, output })
    await erasePerson(found, new Date())
    output.write(`Erased ${what}.\n`)
  }
}

/** The operator repeats what was searched for. A plain "yes" is typed too easily. */
async function confirm(
  what: string,
  { env, email, name }: Options,
  { input, output }: Pick<Surroundings, 'input' | 'output'>,
): Promise<void> {
  const expected = email ?? name ?? ''
  if (!input.isTTY) throw new Error('Nothing was erased: nobody can be asked here. Add --yes.')
  const terminal = createInterface({ input, output })
  const answer = await terminal.question(`Erase ${what} from ${env}? To do so type ${expected}: `)
  terminal.close()
  if (answer.trim() !== expected) throw new Error('Nothing was erased.')
}

function ofFeatures(found: PersonData): string {
  return Object.entries(personalItems)
    .filter(([name]) => found[name]?.length)
    .map(([name, { summaryOf }]) => ` and ${summaryOf(found[name]?.length ?? 0)}`)
    .join('')
}

function counted(items: unknown[], name: string): string {
  return `${items.length} ${name}${items.length === 1 ? '' : 's'}`
}

function isEmpty(found: PersonData): boolean {
  return Object.values(found).every(({ length }) => length === 0)
}
