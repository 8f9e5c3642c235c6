import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { describeApi } from '#domain/api/openapi'
import { isAddress } from '#domain/features/addresses'
import { largestRequest } from '#domain/http/request-size'
import { staffPaths } from '#domain/page/staff-paths'
import { openApiFile } from '#infra/build/build-parts'
import { pagesFailures, shellStatus } from '#infra/build/shell'
import { answerApi } from './gateway/api'
import { withoutDemoShop } from './gateway/demo-shop'
import { type GatewayResponse, textAnswer, writeResponse } from './gateway/response'
import { forFunctionUrl, runEdgeFunctions } from './gateway/edge-functions'
import { createDocsReader } from './gateway/docs'
import { buildEvent } from './gateway/event'
import { jsonFailure, pageFailure } from './gateway/failure'
import type { FileReader } from './gateway/files'
import { invoke, type LambdaHandler } from './gateway/invoke'
import type { MediaReader } from './gateway/media'
import { parseTarget, type Target } from './gateway/target'

/** In milliseconds. */
const apiTimeout = 29_000

export interface GatewayOptions {
  handlers: Record<'site' | 'admin' | 'pages' | 'forms' | 'cards', LambdaHandler>
  media: MediaReader
  files: FileReader
  shell?: FileReader
  security: Record<string, string>
  /** Milliseconds. @default 29 s */
  timeout?: number
  /** Bytes. @default 10 MB */
  bodyLimit?: number
  /** Vite's dev server. It comes first for everything but API and media. */
  development?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

type Settings = GatewayOptions & { timeout: number; bodyLimit: number }

/** One origin, like CloudFront and API Gateway in the cloud. */
export function createGateway(options: GatewayOptions): Listener {
  const settings = { timeout: apiTimeout, bodyLimit: largestRequest, ...options }
  return (request, response) => {
    for (const [name, value] of Object.entries(options.security)) response.setHeader(name, value)
    serve(request, response, settings).catch((error: unknown) => {
      if (request.destroyed && !request.complete) return // The client disconnected.
      console.error(`${request.method} ${request.url} failed in the gateway:`, error)
      if (response.headersSent) response.destroy()
      else void writeResponse(request, response, jsonFailure('internal', randomUUID()))
    })
  }
}

async function serve(request: IncomingMessage, response: ServerResponse, settings: Settings) {
  const answer = await answerOf(request, response, settings)
  if (answer) await writeResponse(request, response, await withoutDemoShop(request, answer))
}

async function answerOf(
  request: IncomingMessage,
  response: ServerResponse,
  settings: Settings,
): Promise<GatewayResponse | null> {
  const parsedTarget = parseTarget(request.url ?? '')
  const target = parsedTarget && runEdgeFunctions(request, parsedTarget)
  if (target && 'status' in target) return target
  const toApi = (path: string, query: string) => answerApi(request, { path, query }, settings)
  if (isUnder('/api', target?.path ?? request.url ?? '')) {
    if (!target || target.decoded === null || target.decoded.includes('\0')) {
      return jsonFailure('invalid', randomUUID())
    }
    if (target.path === openApiPath && isRead(request)) {
      const built = await settings.files(request, openApiPath)
      return built ?? textAnswer('application/json', JSON.stringify(describeApi()))
    }
    const docs = isRead(request) ? await docsFile(request, target.path) : null
    return docs ?? toApi(target.path, target.query)
  }
  if (!target) return pageFailure('invalid')
  if (!isRead(request)) return pageFailure('method_not_allowed', { allow: 'GET, HEAD' })
  const path = target.decoded
  if (path === null) return pageAnswer(request, target, settings)
  // CloudFront's behaviours for these put the API's stage before the path.
  if (isAddress(path)) {
    return path.includes('\0') ? pageFailure('invalid') : toApi(`/api${target.path}`, target.query)
  }
  if (path.startsWith('/cards/')) {
    return answerOfFunctionUrl('cards', request, { path: target.path, query: '' }, settings)
  }
  if (isUnder('/media', path)) return mediaAnswer(request, path, settings)
  if (settings.development && (await servedByVite(request, response, settings.development))) return null
  if (isUnder(shellPath, path) && settings.shell) {
    return (await settings.shell(request, path.slice(shellPath.length))) ?? pageFailure('not_found')
  }
  const file = await settings.files(request, path)
  if (file) return file
  return isUnder('/assets', path) ? pageFailure('not_found') : pageAnswer(request, target, settings)
}

const docsFile = createDocsReader()

const openApiPath = `/${openApiFile}`

const shellPath = '/shell'

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

async function mediaAnswer(
  request: IncomingMessage,
  path: string,
  { media }: GatewayOptions,
): Promise<GatewayResponse> {
  try {
    return (await media(request, path)) ?? pageFailure('not_found')
  } catch (error) {
    console.error(`${path} could not be read:`, error)
    return pageFailure('unavailable', { 'retry-after': '5' })
  }
}

async function servedByVite(
  request: IncomingMessage,
  response: ServerResponse,
  vite: NonNullable<GatewayOptions['development']>,
): Promise<boolean> {
  return new Promise((resolve) => {
    response.once('close', () => resolve(true))
    vite(request, response, () => resolve(false))
  })
}

async function pageAnswer(
  request: IncomingMessage,
  target: Target,
  settings: Settings,
): Promise<GatewayResponse> {
  const page = await answerOfFunctionUrl('pages', request, target, settings)
  if (!pagesFailures.includes(page.status)) return page
  const document = await settings.shell?.(request, target.path)
  if (!document) return page
  return { ...document, status: staffPaths.test(target.path) ? 200 : shellStatus }
}

async function answerOfFunctionUrl(
  name: 'pages' | 'cards',
  request: IncomingMessage,
  target: Pick<Target, 'path' | 'query'>,
  { handlers, timeout }: Settings,
): Promise<GatewayResponse> {
  const parts = { request, routeKey: '$default', stage: '$default', ...forFunctionUrl(target) }
  const result = await invoke(handlers[name], buildEvent(parts), timeout)
  return 'answer' in result ? result.answer : pageFailure(result.failed)
}

function isUnder(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}
