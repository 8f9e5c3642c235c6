import { execFile } from 'node:child_process'

/** An account for the place-holder of the documents. */
export const account = '123456789012'

/** The lines of code blocks without a language, split at `&&`, and within sentences what has options. */
export function commandsIn(markdown: string): string[] {
  const fenced = [...markdown.matchAll(/^( *)```(\w*)\n([\s\S]*?)^\1```$/gm)]
  const blocks = fenced.flatMap(([, , language, text = '']) => (language === '' ? [text] : []))
  const lines = blocks.flatMap((text) => text.replace(/\s*\\\n\s*/g, ' ').split('\n'))
  const named = [...markdown.matchAll(/`((?:aws|npx|npm|git) [^`]* -[^`]*)`/g)].map(([, text = '']) => text)
  const commands = [...lines, ...named.map((text) => text.replace(/\s+/g, ' '))]
    .flatMap((line) => line.replace(/ {2,}# .*$/, '').split(' && '))
    .map((command) => command.trim().replaceAll('ACCOUNT-ID', account))
  return [...new Set(commands)].filter((command) => command !== '')
}

export function filesIn(markdown: string): Map<string, string> {
  const shown = markdown.matchAll(/`([\w-]+\.json)`:\n *```json\n([\s\S]*?)```/g)
  return new Map(
    [...shown].map(([, name = '', text = '']) => [name, text.replaceAll('ACCOUNT-ID', account)] as const),
  )
}

/** Runs a command in a shell that has nothing but what is given: no home and no credentials. */
export async function runAlone(command: string, cwd: string, variables: Record<string, string> = {}) {
  const env = {
    PATH: process.env['PATH'],
    HOME: '/nonexistent',
    AWS_REGION: 'us-east-1',
    AWS_DEFAULT_REGION: 'us-east-1',
    AWS_EC2_METADATA_DISABLED: 'true',
    ...variables,
  }
  return new Promise<{ exitCode: number; output: string }>((resolve) => {
    execFile('sh', ['-c', command], { cwd, env, maxBuffer: 2 ** 26 }, (error, out, err) => {
      resolve({ exitCode: error ? Number(error.code) : 0, output: out + err })
    })
  })
}
