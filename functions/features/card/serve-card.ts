import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import {
  cardOfBlog,
  cardOfSite,
  cardOfStore,
  type CardPath,
  cardPaths,
  parseCardPath,
} from '#domain/card/card-address'
import { findBlogOfCard, findStoreOfCard } from './card'
import { decodeFunctionUrlEvent } from '#functions/http/function-url'
import { pageResult, serveFiles } from '#functions/http/logged-answer'
import { publicCache } from '#functions/http/public-cache'
import { drawCard } from './draw-card'

type Result = APIGatewayProxyStructuredResultV2

/** Any key but the current one redirects to the current card, so nobody can have other cards drawn. */
export const serveCard = (sent: APIGatewayProxyEventV2): Promise<Result> =>
  // A function URL has no routes.
  serve({ ...decodeFunctionUrlEvent(sent), routeKey: 'GET /cards' })

const serve = serveFiles({}, async ({ rawPath }) => ({ result: await answer(rawPath) }))

async function answer(rawPath: string): Promise<Result> {
  const requested = parseCardPath(rawPath)
  const current = requested ? await currentCard(requested) : 'unknown'
  if (requested === null || current === 'unknown') return refuse(404, 'There is no picture at this address.')
  if (current === 'gone') return refuse(410, 'The page that this picture was of has been deleted.')
  const { name, key } = parseCardPath(current.path)!
  if (requested.name !== name || requested.key !== key) return moved(current.path)
  return picture(drawCard(current.card))
}

async function currentCard({ of, name }: CardPath) {
  if (of === 'site') return { card: cardOfSite, path: cardPaths.site() }
  if (of === 'store') {
    const store = await findStoreOfCard(name)
    if (typeof store === 'string') return store
    return { card: cardOfStore(store), path: cardPaths.store(store) }
  }
  const blog = await findBlogOfCard(name)
  if (typeof blog === 'string') return blog
  return { card: cardOfBlog(blog), path: cardPaths.blog(blog) }
}

const picture = (png: Buffer): Result => ({
  statusCode: 200,
  headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' },
  body: png.toString('base64'),
  isBase64Encoded: true,
})

function moved(location: string): Result {
  const now = new Date()
  const type = 'text/plain; charset=utf-8'
  // Other keys have no end, and a redirect costs little.
  const headers = { 'content-type': type, 'cache-control': publicCache(now, now), location }
  return { statusCode: 302, headers, body: '' }
}

const refuse = (statusCode: number, sentence: string): Result =>
  pageResult(statusCode, sentence, { 'cache-control': publicCache(undefined, new Date()) })
