import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { devNull, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { createUserPool, startCognito } from './cognito'
import { dataParts, emptyDataFolder, takeDataFolder } from './data-folder'
import { startDynamoDb } from './dynamodb'
import { localHost } from './free-port'
import { createBucket, localCredentials, startS3 } from './s3'
import type { ServiceFailure } from './service-process'
import { StartError } from './start-error'
import { type Start, type Supervised, supervise } from './supervise'
import { createTable } from './table'

const region = 'us-east-1'
const tableName = 'clipwell'
const bucket = 'clipwell-media'

/** The SDK otherwise greets every start on Node 20 with a notice about versions after 2026. */
const quietSdk = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' }

export interface ServiceOptions {
  /** Where the data is kept between starts. Not used when inMemory. */
  dataDir?: string
  /** Keeps nothing: the data lives in memory and in a temporary folder that stop() removes. */
  inMemory?: boolean
  /** Deletes the data of earlier starts first. */
  reset?: boolean
  /** Gives up the start, ending what was started. */
  signal?: AbortSignal
  /** Told when a service has ended by itself and has been started again, with its data and at its port. */
  onRestart?: (service: string) => void
}

export interface Services {
  /** What the Lambda functions and the AWS SDK read from their environment. */
  environment: Record<string, string>
  /** Settles when a service has ended too often by itself to be started again. */
  failure: Promise<ServiceFailure>
  stop: () => Promise<void>
}

type Ports = Partial<Record<'dynamodb' | 's3' | 'cognito', number>>

/**
 * Starts DynamoDB Local, s3rver and cognito-local on ports of this machine alone, and creates the table, the
 * bucket, the user pool, its client and its groups, as far as they are not there from an earlier start.
 *
 * Throws ServiceFailure when one does not start, StartError when the data folder is in use or there is
 * nothing to run the database with.
 */
export async function startServices(options: ServiceOptions): Promise<Services> {
  const { inMemory = false, dataDir, reset, signal, onRestart } = options
  if (!inMemory && dataDir === undefined) throw new TypeError('startServices needs a dataDir, or inMemory')
  const folder = inMemory ? await mkdtemp(join(tmpdir(), 'clipwell-')) : resolve(dataDir ?? '')
  const lock = await takeDataFolder(folder)
  const running: Supervised[] = []
  const remember = () => lock.remember(running.map(({ identity }) => identity()))
  const stop = async () => {
    await Promise.all(running.map((service) => service.stop()))
    await lock.release()
    if (inMemory) await rm(folder, { recursive: true, force: true })
  }
  try {
    if (reset) await emptyDataFolder(folder)
    const ports = await startAll(folder, {
      inMemory,
      signal,
      running,
      onRestart: (death) => {
        void remember()
        onRestart?.(death.service)
      },
    })
    await remember()
    const environment = await createResources(ports)
    await writeFile(join(folder, dataParts.ports), JSON.stringify(ports))
    return { environment, failure: Promise.race(running.map(({ failure }) => failure)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * The environment of a product that is running with this data folder (`npm start`), for scripts that work
 * beside it. Throws StartError when none is.
 */
export async function findServices(dataDir: string): Promise<Record<string, string>> {
  const ports = await rememberedPorts(resolve(dataDir))
  const { dynamodb, s3, cognito } = ports
  const running = dynamodb && s3 && cognito && (await answers(`http://${localHost}:${cognito}/health`))
  if (!running)
    throw new StartError(`No Clipwell is running with the data in ${dataDir}. Start it: npm start`)
  return createResources({ dynamodb, s3, cognito })
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}

interface StartAll {
  inMemory: boolean
  signal: AbortSignal | undefined
  /** Receives each service as it has started. */
  running: Supervised[]
  onRestart: (death: ServiceFailure) => void
}

async function startAll(folder: string, { inMemory, signal, running, onRestart }: StartAll) {
  // The ports of the last start, when they are free: tokens name Cognito's, and stay valid over a restart.
  const ports = await rememberedPorts(folder)
  const run = (start: Start, port: number | undefined, keepsData = true) =>
    supervise(start, { port, signal, keepsData, onRestart })
  const started = await Promise.allSettled([
    run(
      (port, ends) =>
        startDynamoDb({ folder: inMemory ? null : join(folder, dataParts.dynamodb), port, signal: ends }),
      ports.dynamodb,
      !inMemory,
    ),
    run((port, ends) => startS3({ folder: join(folder, dataParts.s3), port, signal: ends }), ports.s3),
    run(
      (port, ends) => startCognito({ folder: join(folder, dataParts.cognito), port, signal: ends }),
      ports.cognito,
    ),
  ])
  running.push(...started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])))
  const [dynamodb, s3, cognito] = started.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value.port
  }) as [number, number, number]
  return { dynamodb, s3, cognito }
}

async function createResources(ports: Required<Ports>): Promise<Record<string, string>> {
  Object.assign(process.env, quietSdk)
  const endpointOf = (service: keyof Ports) => `http://${localHost}:${ports[service]}`
  const dynamodb = new DynamoDBClient({
    region,
    endpoint: endpointOf('dynamodb'),
    credentials: localCredentials,
  })
  const [{ poolId, clientId }] = await Promise.all([
    createUserPool(endpointOf('cognito')),
    createBucket(endpointOf('s3'), bucket),
    createTable(dynamodb, tableName).finally(() => dynamodb.destroy()),
  ])
  return {
    TABLE_NAME: tableName,
    MEDIA_BUCKET: bucket,
    USER_POOL_ID: poolId,
    USER_POOL_CLIENT_ID: clientId,
    TOKEN_ISSUER: `${endpointOf('cognito')}/${poolId}`,
    ...sdkEnvironment(endpointOf),
  }
}

/** What points the AWS SDK to this machine, whatever the developer's own AWS settings are. */
function sdkEnvironment(endpointOf: (service: keyof Ports) => string): Record<string, string> {
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
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpointOf('cognito'),
    // s3rver does not know the checksums that the SDK adds by itself.
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
    return {} // The product was killed while it wrote them.
  }
}
