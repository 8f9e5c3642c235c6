import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { browserStarts } from './browser-starts'

const { version } = createRequire(import.meta.url)('../../node_modules/@sparticuz/chromium/package.json') as {
  version: string
}

interface PackagedChromium {
  executablePath: string
  env: Record<string, string>
}

/** Chromium of @sparticuz/chromium, with its libraries if the system lacks them. Linux on x64 alone. */
export async function packagedChromium(): Promise<PackagedChromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No browser was found: install Chrome or Chromium, or let CHROME_PATH name one.')
  }
  const folder = join(tmpdir(), `clipwell-chromium-${version}-${userInfo().uid}`)
  if (!existsSync(folder)) await unpack(folder)

  const executablePath = join(folder, 'chromium')
  const fonts = { FONTCONFIG_PATH: join(folder, 'fonts') }
  const libraries = { ...fonts, LD_LIBRARY_PATH: join(folder, 'al2023/lib') }
  for (const env of [fonts, libraries]) if (browserStarts(executablePath, env)) return { executablePath, env }
  throw new Error(`The browser of @sparticuz/chromium does not run here: try "${executablePath} --version".`)
}

/** Unpacks into another folder and renames it, because another process may do the same. */
async function unpack(folder: string): Promise<void> {
  const scratch = await mkdtemp(join(dirname(folder), 'clipwell-unpack-'))
  // In its own process, because the package reads its settings from the environment when it loads: the target
  // folder, and a Lambda runtime of Node 20, for which it unpacks its libraries.
  execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', 'await (await import("@sparticuz/chromium")).default.executablePath()'],
    {
      cwd: import.meta.dirname,
      env: {
        ...process.env,
        TMPDIR: scratch,
        AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x',
        AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x',
      },
    },
  )
  await writeFile(join(scratch, 'fonts/fonts.conf'), fontsConfiguration(join(folder, 'fonts')))
  await rename(scratch, folder).catch(async (error: unknown) => {
    await rm(scratch, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
}

/** The package's configuration looks for fonts in Lambda's folders. */
function fontsConfiguration(fonts: string): string {
  const folders = ['/usr/share/fonts', fonts].map((folder) => `<dir>${folder}</dir>`).join('')
  return `<?xml version="1.0"?><fontconfig>${folders}<cachedir>${fonts}/cache</cachedir></fontconfig>\n`
}
