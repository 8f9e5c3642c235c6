import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import { site } from '#site'
import { securityHeaders } from '#infra/security-headers'
import { productName } from '#infra/product-name'
import { localCode } from './mailed-code'
import { dataParts } from './data-folder'
import { type ServiceEnvironment, setVariables, startVariable } from './environment'
import { createGateway, type GatewayOptions } from './gateway'
import { buildFolder, buildParts } from '#infra/build/build-parts'
import { createFileReader, createShellReader } from './gateway/files'
import { createMediaReader } from './gateway/media'
import { type Handlers, importFunctions, loadHandlers, loadLiveHandlers, startVite } from './load-handlers'
import { beginBackground } from './background'
import { type OpenServer, openServer } from './product-server'
import type { KeptMail } from './outbox'
import { ServiceFailure } from './service-process'
import { type Services, startServices } from './services'
import { createDemoStaff, demoPassword, demoStaff } from '#demo/staff'
import { StartError } from './start-error'
import { parseStartOptions, type StartOptions } from './start-options'
import { createSteps, type Step } from './steps'
import { migrateContent, recordMigrations } from './migrate-content'

interface Running {
  abort: AbortController
  server?: OpenServer
  services?: Promise<Services>
  vite?: { close: () => Promise<void> }
  /** Each start has its own, so that another start cannot replace it. */
  build?: string
}

async function start(options: StartOptions, running: Running): Promise<void> {
  const step = createSteps(console.log, running.abort.signal)
  setVariables({
    LOG_LEVEL: startVariable('LOG_LEVEL') ?? 'silent',
    NODE_ENV: options.dev ? 'development' : 'production',
  })

  refuseContent(options)
  const server = await openPort(options)
  running.server = server
  const [{ services, mark }] = await Promise.all([
    startWithContent(options, server, running, step),
    buildSite(options, running, step),
  ])

  const { environment } = services
  const gateway = await step('Functions', async () => gatewayOptions(options, environment, running))
  void services.failure.then((failure) => end(running, failure))
  const place = join(options.dataDir, dataParts.changes)
  const caughtUp = await beginBackground(gateway.handlers, environment, place, running.abort.signal)
  // Until then new content has no orders by proof, and home no offer of the day.
  if (mark !== null) await step('What follows from the content', caughtUp)
  server.serve(createGateway(gateway))
  console.log(announcement(originOf(server), options))
  await showVisits()
  if (running.build !== undefined && running.build !== buildFolder) {
    const { compressBuild } = await import('#infra/build/build-all')
    await compressBuild(running.build)
  }
  if (mark === null) return
  await recordMigrations()
  await writeFile(join(options.dataDir, dataParts.demo), mark)
}

async function startWithContent(options: StartOptions, server: OpenServer, running: Running, step: Step) {
  const services = await startAllServices(options, running, step)
  setVariables({ ...services.environment, SITE_ADDRESS: originOf(server) })
  if (existsSync(join(options.dataDir, dataParts.demo))) {
    await refuseOlderContent(options)
    await migrateContent(step)
  }
  const [mark] = await Promise.all([loadContent(options, step), options.dev || importFunctions()])
  return { services, mark }
}

function refuseContent({ empty, reset, dataDir, dev }: StartOptions): void {
  const mark = join(dataDir, dataParts.demo)
  if (!empty || reset || !existsSync(mark)) return
  const command = `${commandOf({ dev })} --empty`
  throw new StartError(
    `There is content in ${dataDir}. Delete it with ${command} --reset,\n` +
      `or begin beside it: DATA_DIR=.local-2 ${command}`,
  )
}

async function openPort({ port, dev }: StartOptions): Promise<OpenServer> {
  return openServer(port).catch((error: NodeJS.ErrnoException) => {
    const command = dev ? 'npm run dev' : 'npm start'
    if (error.code === 'EACCES') throw new StartError(`Port ${port} may not be opened by you.`)
    if (error.code !== 'EADDRINUSE') throw error
    throw new StartError(
      `Port ${port} is already in use - is ${site.name} already running?\n` +
        `Stop it or choose another: PORT=${port + 1} ${command}`,
    )
  })
}

async function startAllServices({ dataDir, reset }: StartOptions, running: Running, step: Step) {
  // Without this mark the demo content of an earlier start is incomplete, so it begins again.
  const incomplete = !existsSync(join(dataDir, dataParts.demo))
  return step('DynamoDB Local, S3 and Cognito', () => {
    const { signal } = running.abort
    const onMail = ({ to }: KeptMail, file: string) => console.log(`  A mail to ${to.join()} is in ${file}`)
    running.services = startServices({ dataDir, reset: reset || incomplete, signal, onMail })
    return running.services
  })
}

async function buildSite({ dev, built }: StartOptions, running: Running, step: Step): Promise<void> {
  if (dev) return
  if (built) {
    if (!existsSync(buildFolder)) throw new StartError('Nothing is built. Build it: npm run build')
    running.build = buildFolder
    return
  }
  await step('Build of the site', async () => {
    running.build = await mkdtemp(join(tmpdir(), `${productName}-`))
    const { buildAll } = await import('#infra/build/build-all')
    await buildAll(running.build)
  })
}

async function refuseOlderContent({ dataDir, ...options }: StartOptions): Promise<void> {
  const { hasOlderContent, oldestCommit } = await import('#migrations/older-content')
  if (!(await hasOlderContent())) return
  throw new StartError(
    `The content in ${dataDir} is from before commit ${oldestCommit}. Begin again: ${commandOf(options)} --reset`,
  )
}

/** Returns the mark of complete content; null if it was complete before. */
async function loadContent({ dataDir, empty }: StartOptions, step: Step): Promise<string | null> {
  if (existsSync(join(dataDir, dataParts.demo))) return null
  // Without content too: a backup has no accounts.
  await createDemoStaff()
  if (empty) return 'Begun without demo content.\n'
  await step('Demo content', async () => {
    // Imported here: it reads the environment when it loads, as the functions do.
    const { loadCatalogue } = await import('#demo/load')
    const { demoCatalogue } = await import('#demo/catalogue')
    await loadCatalogue(demoCatalogue)
  })
  return `${new Date().toISOString()}\n`
}

async function showVisits(): Promise<void> {
  const { showTodaysVisits } = await import('#demo/views')
  const { todaysActivity } = await import('#demo/features/today')
  await showTodaysVisits(new Date())
  for (const show of todaysActivity) await show(new Date())
}

async function gatewayOptions(
  { dev }: StartOptions,
  environment: ServiceEnvironment,
  running: Running,
): Promise<GatewayOptions & { handlers: Handlers }> {
  const shared = {
    media: createMediaReader(new S3Client(), environment.MEDIA_BUCKET),
    security: securityHeaders({ development: dev }),
  }
  if (running.build !== undefined) {
    const files = createFileReader(
      join(running.build, buildParts.site),
      join(running.build, buildParts.compressed),
    )
    const shell = createShellReader(running.build)
    return { ...shared, files, shell, handlers: await loadHandlers(running.build) }
  }
  if (!running.server) throw new Error('The port has to be open before the dev server shares it.')
  const vite = await startVite(running.server.server)
  running.vite = vite
  return {
    ...shared,
    files: async () => null,
    handlers: loadLiveHandlers(vite),
    development: vite.middlewares,
  }
}

function originOf({ port }: OpenServer): string {
  return `http://localhost:${port}`
}

function commandOf({ dev }: Pick<StartOptions, 'dev'>): string {
  return `${dev ? 'npm run dev' : 'npm start'} --`
}

function announcement(origin: string, { dataDir, ...options }: StartOptions): string {
  const accounts = demoStaff.map(({ email, role }) => `    ${email.padEnd(22)}${demoPassword}   ${role}`)
  return [
    '',
    `  ${site.name} is running at ${origin}`,
    '',
    `  Demo staff sign in at ${origin}/login`,
    ...accounts,
    `    Who forgets a password gets no mail here: the code is always ${localCode}.`,
    `    Other mails are kept in ${join(dataDir, dataParts.outbox)}.`,
    '',
    `  The data is kept in ${dataDir}; ${commandOf(options)} --reset begins again.`,
    `  Ctrl-C stops it; in the background, kill ${process.pid} does.`,
    `  Ready in ${(performance.now() / 1000).toFixed(1)} s.`,
    '',
  ].join('\n')
}

async function end(running: Running, failure?: unknown): Promise<never> {
  running.abort.abort()
  if (failure !== undefined) console.error(`\n${describe(failure)}\n`)
  await Promise.allSettled([running.server?.close(), running.vite?.close()])
  await running.services?.then((services) => services.stop()).catch(() => {})
  if (running.build !== undefined && running.build !== buildFolder)
    await rm(running.build, { recursive: true, force: true })
  if (failure === undefined) console.log(`\n  ${site.name} has stopped.`)
  process.exit(failure === undefined ? 0 : 1)
}

function describe(failure: unknown): string {
  if (failure instanceof StartError) return failure.message
  if (failure instanceof ServiceFailure) {
    return `${failure.message}\nIf its data is damaged, npm start -- --reset begins again.`
  }
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)
}

function endOnSignals(running: Running): void {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // A second signal ends at once. The services notice it and end too.
      if (isStopping) process.exit(1)
      isStopping = true
      void end(running)
    })
  }
}

/** npm signals the shell between it and this process, and the shell does not pass the signal on. */
function endWithNpm(running: Running): void {
  if (startVariable('npm_lifecycle_event') === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    void end(running)
  }, 100)
  watch.unref()
}

const running: Running = { abort: new AbortController() }
endOnSignals(running)
endWithNpm(running)
const settings = { PORT: startVariable('PORT'), DATA_DIR: startVariable('DATA_DIR') }
try {
  await start(parseStartOptions(process.argv.slice(2), settings), running)
} catch (error) {
  // Ctrl-C makes the start fail. That is no error.
  if (!running.abort.signal.aborted) await end(running, error)
}
