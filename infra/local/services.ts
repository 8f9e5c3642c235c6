import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { devNull, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { site } from '#site'
import { fromHeader } from '#functions/mail/from-header'
import { productName } from '#infra/product-name'
import { createUserPool, startCognito } from './cognito'
import { dataParts, emptyDataFolder, takeDataFolder } from './data-folder'
import { startDynamoDb } from './dynamodb'
import { type ServiceEnvironment, setVariables } from './environment'
import { localHost } from './free-port'
import { startImages } from './images'
import type { LocalServer } from './service-server'
import { type KeptMail, startOutbox } from './outbox'
import { localCredentials, startS3 } from './s3'
import { startSecrets } from './secrets'
import type { ServiceFailure, Started } from './service-process'
import { StartError } from './start-error'
import { createTable } from './table'

const region = 'us-east-1'
const tableName = productName
const bucket = `${productName}-media`

/** Otherwise the SDK prints a notice about Node versions at every start. */
const quietSdk = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' }

export interface ServiceOptions {
  dataDir?: string
  /** Uses memory and a temporary folder that stop() removes. */
  inMemory?: boolean
  reset?: boolean
  signal?: AbortSignal
  onMail?: (mail: KeptMail, file: string) => void
}

export interface Services {
  environment: ServiceEnvironment
  failure: Promise<ServiceFailure>
  stop: () => Promise<void>
}

type Ports = Partial<Record<'dynamodb' | 's3' | 'cognito' | 'images' | 'outbox' | 'secrets', number>>

/** Throws ServiceFailure if one does not start, StartError for the data folder or a missing runtime. */
export async function startServices(options: ServiceOptions): Promise<Services> {
  const { inMemory, dataDir, reset, onMail } = options
  if (!inMemory && dataDir === undefined) throw new TypeError('startServices needs a dataDir, or inMemory')
  const folder = inMemory ? await mkdtemp(join(tmpdir(), `${productName}-`)) : resolve(dataDir ?? '')
  const release = await takeDataFolder(folder)
  const running: Started[] = []
  let secrets: LocalServer | undefined
  let outbox: LocalServer | undefined
  const stop = async () => {
    await Promise.all([...running.map((service) => service.stop()), outbox?.stop(), secrets?.stop()])
    await release()
    if (inMemory) await rm(folder, { recursive: true, force: true })
  }
  try {
    if (reset) await emptyDataFolder(folder)
    const ports = await startAll(folder, options, running)
    secrets = await startSecrets(join(folder, dataParts.secrets), ports.secrets)
    ports.secrets = secrets.port
    outbox = await startOutbox({ folder: join(folder, dataParts.outbox), port: ports.outbox, onMail })
    ports.outbox = outbox.port
    const environment = await createResources(ports)
    await writeFile(join(folder, dataParts.ports), JSON.stringify(ports))
    return { environment, failure: Promise.race(running.map(({ failure }) => failure)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The services of `npm start` with this data folder. Throws StartError if it does not run. */
export async function findServices(dataDir: string): Promise<ServiceEnvironment> {
  const ports = await rememberedPorts(resolve(dataDir))
  // The outbox is the last that starts.
  const isRunning = ports.outbox !== undefined && (await isHealthy(ports))
  if (!isRunning)
    throw new StartError(`No ${site.name} is running with the data in ${dataDir}. Start it: npm start`)
  return createResources(ports)
}

const isHealthy = ({ cognito }: Ports) =>
  fetch(`http://${localHost}:${cognito}/health`).then(
    ({ ok }) => ok,
    () => false,
  )

async function startAll(
  folder: string,
  { inMemory, signal }: ServiceOptions,
  running: Started[],
): Promise<Ports> {
  // The ports of the last start, if they are free. Tokens contain Cognito's port, so they stay valid.
  const ports = await rememberedPorts(folder)
  const folderOf = (part: keyof typeof dataParts) => join(folder, dataParts[part])
  const starts = {
    dynamodb: startDynamoDb(inMemory ? null : folderOf('dynamodb')),
    s3: startS3(folderOf('s3'), bucket),
    cognito: startCognito(folderOf('cognito')),
    images: startImages(folderOf('images')),
  }
  const names = Object.keys(starts) as (keyof typeof starts)[]
  const started = await Promise.allSettled(
    names.map(async (name) => {
      await mkdir(folderOf(name), { recursive: true })
      const service = await starts[name](ports[name], signal)
      running.push(service)
      ports[name] = service.port
    }),
  )
  for (const result of started) if (result.status === 'rejected') throw result.reason
  return ports
}

async function createResources(ports: Ports): Promise<ServiceEnvironment> {
  setVariables(quietSdk)
  const endpointOf = (service: keyof Ports) => `http://${localHost}:${ports[service]}`
  const endpoint = endpointOf('dynamodb')
  const dynamodb = new DynamoDBClient({ region, endpoint, credentials: localCredentials })
  const [{ poolId, clientId }] = await Promise.all([
    createUserPool(endpointOf('cognito')),
    createTable(dynamodb, tableName),
  ])
  return {
    TABLE_NAME: tableName,
    MEDIA_BUCKET: bucket,
    IMAGES_FUNCTION: 'images',
    FEED_SECRETS: 'feeds/',
    MAIL_FROM: fromHeader(site.mailFrom),
    USER_POOL_ID: poolId,
    USER_POOL_CLIENT_ID: clientId,
    TOKEN_ISSUER: `${endpointOf('cognito')}/${poolId}`,
    ...sdkEnvironment(endpointOf),
  }
}

/** Whatever the developer's AWS settings are. */
function sdkEnvironment(endpointOf: (service: keyof Ports) => string) {
  return {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
    AWS_SESSION_TOKEN: '',
    AWS_PROFILE: '',
    AWS_CONFIG_FILE: devNull,
    AWS_SHARED_CREDENTIALS_FILE: devNull,
    AWS_ENDPOINT_URL_DYNAMODB: endpointOf('dynamodb'),
    AWS_ENDPOINT_URL_S3: endpointOf('s3'),
    AWS_ENDPOINT_URL_LAMBDA: endpointOf('images'),
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpointOf('cognito'),
    AWS_ENDPOINT_URL_SESV2: endpointOf('outbox'),
    AWS_ENDPOINT_URL_SECRETS_MANAGER: endpointOf('secrets'),
    // s3rver does not support the checksums that the SDK adds.
    AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
    AWS_RESPONSE_CHECKSUM_VALIDATION: 'WHEN_REQUIRED',
    ...quietSdk,
  }
}

async function rememberedPorts(folder: string): Promise<Ports> {
  const text = await readFile(join(folder, dataParts.ports), 'utf8').catch(() => '{}')
  try {
    return JSON.parse(text) as Ports
  } catch {
    return {} // A kill cut the file.
  }
}
