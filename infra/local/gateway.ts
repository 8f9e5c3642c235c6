import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isAddress } from '#domain/features/addresses'
import { largestRequest } from '#domain/http/request-size'
import { staffPaths } from '#domain/page/staff-paths'
import { openApiFile } from '#infra/build/build-parts'
import { cacheControl } from '#infra/cache-control'
import { pagesFailures, shellStatus } from '#infra/build/shell'
import { answerApi } from './gateway/api'
import { type GatewayResponse, writeResponse } from './gateway/response'
import { forFunctionUrl } from './gateway/edge-functions'
import { createDocsReader } from './gateway/docs'
import { buildEvent } from './gateway/event'
import { jsonFailure, pageFailure } from './gateway/failure'
import type { FileReader } from './gateway/files'
import { invoke, type LambdaHandler } from './gateway/invoke'
import type { MediaReader } from './gateway/media'
import { type Rules, rules } from './gateway/rules'
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
  /** In development. @default those at the start */
  rules?: () => Promise<Rules>
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** One origin, like CloudFront and API Gateway in the cloud. */
export function createGateway(options: GatewayOptions): Listener {
  return (request, response) => {
    for (const [name, value] of Object.entries(options.security)) response.setHeader(name, value)
    answer(request, response, options).catch((error: unknown) => {
      if (request.destroyed && !request.complete) return // The client disconnected.
      console.error(`${request.method} ${request.url} failed in the gateway:`, error)
      if (response.headersSent) response.destroy()
      else void writeResponse(request, response, jsonFailure('internal', randomUUID()))
    })
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, options: GatewayOptions) {
  const { describeApi, matchGatewayRoute, runEdgeFunctions } = (await options.rules?.()) ?? rules
  const parsedTarget = parseTarget(request.url ?? '')
  const target = parsedTarget && runEdgeFunctions(request, parsedTarget)
  if (target && 'status' in target) return writeResponse(request, response, target)
  if (isUnder('/api', target?.path ?? request.url ?? '')) {
    if (!target || target.decoded === null || target.decoded.includes('\0')) {
      return writeResponse(request, response, jsonFailure('invalid', randomUUID()))
    }
    if (target.path === openApiPath && isRead(request)) {
      const built = await options.files(request, openApiPath)
      return writeResponse(request, response, built ?? openApiAnswer(describeApi()))
    }
    const docs = isRead(request) && (await docsFile(request, target.path))
    if (docs) return writeResponse(request, response, docs)
    return answerApi(request, response, target, { ...withDefaults(options), matchGatewayRoute })
  }
  if (!target) return writeResponse(request, response, pageFailure('invalid'))
  if (!isRead(request)) {
    return writeResponse(request, response, pageFailure('method_not_allowed', { allow: 'GET, HEAD' }))
  }
  const path = target.decoded
  if (path === null) return writeResponse(request, response, await pageAnswer(request, target, options))
  // CloudFront's behaviours for these put the API's stage before the path.
  if (isAddress(path)) {
    if (path.includes('\0')) return writeResponse(request, response, pageFailure('invalid'))
    const ofApi = { ...target, path: `/api${target.path}` }
    return answerApi(request, response, ofApi, { ...withDefaults(options), matchGatewayRoute })
  }
  if (path.startsWith('/cards/'))
    return writeResponse(request, response, await cardAnswer(request, target, options))
  if (isUnder('/media', path))
    return writeResponse(request, response, await mediaAnswer(request, path, options))
  if (options.development && (await servedByVite(request, response, options.development))) return
  if (isUnder(shellPath, path) && options.shell) {
    const shell = await options.shell(request, path.slice(shellPath.length))
    return writeResponse(request, response, shell ?? pageFailure('not_found'))
  }
  const file = await options.files(request, path)
  if (file) return writeResponse(request, response, file)
  if (isUnder('/assets', path)) return writeResponse(request, response, pageFailure('not_found'))
  await writeResponse(request, response, await pageAnswer(request, target, options))
}

const docsFile = createDocsReader()

const openApiPath = `/${openApiFile}`

function openApiAnswer(document: ReturnType<Rules['describeApi']>): GatewayResponse {
  return {
    status: 200,
    headers: { 'content-type': 'application/json', 'cache-control': cacheControl.none },
    body: Buffer.from(JSON.stringify(document)),
  }
}

const shellPath = '/shell'

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

function withDefaults(options: GatewayOptions) {
  return { timeout: apiTimeout, bodyLimit: largestRequest, ...options }
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

/** True when Vite has answered. */
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
  { handlers, shell, timeout = apiTimeout }: GatewayOptions,
): Promise<GatewayResponse> {
  const event = buildEvent({
    request,
    routeKey: '$default',
    stage: '$default',
    ...forFunctionUrl(target),
  })
  const result = await invoke(handlers.pages, event, timeout)
  const page = 'answer' in result ? result.answer : pageFailure(result.failed)
  if (!pagesFailures.includes(page.status)) return page
  const document = await shell?.(request, target.path)
  if (!document) return page
  return { ...document, status: staffPaths.test(target.path) ? 200 : shellStatus }
}

async function cardAnswer(
  request: IncomingMessage,
  { path }: Target,
  { handlers, timeout = apiTimeout }: GatewayOptions,
): Promise<GatewayResponse> {
  // The path alone reaches the function.
  const event = buildEvent({
    request,
    routeKey: '$default',
    stage: '$default',
    ...forFunctionUrl({ path, query: '' }),
  })
  const result = await invoke(handlers.cards, event, timeout)
  return 'answer' in result ? result.answer : pageFailure(result.failed)
}

function isUnder(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}
