import type { IncomingMessage } from 'node:http'
import { htmlText } from '#domain/text/html-text'
import { smallPage } from '#functions/http/small-page'
import { type GatewayResponse, textAnswer } from './response'

/** Nothing is at the addresses of the demo's shops (RFC 6761), so a browser gets a page that says so. */
export async function withoutDemoShop(
  { headers: { accept, referer, host } }: IncomingMessage,
  answer: GatewayResponse,
): Promise<GatewayResponse> {
  const shop = shopOf(answer)
  if (!shop?.hostname.endsWith('.example') || !accept?.includes('text/html')) return answer
  const { demoStores } = await import('#demo/stores')
  const store = demoStores.find(({ fields }) => new URL(fields.link).host === shop.host)
  const from = referer && URL.canParse(referer) ? new URL(referer) : undefined
  const back =
    from && from.host === host ? `<a href="${htmlText(from.pathname + from.search)}">Go back</a>` : ''
  const name = htmlText(store?.fields.name ?? shop.host)
  const text =
    `Here you would leave the site for <b dir="auto">${name}</b>. ` +
    `It is a shop of the demo, so nothing is there.</p><p>${back}`
  return textAnswer('text/html', smallPage(text))
}

function shopOf({ status, headers: { location } }: GatewayResponse): URL | undefined {
  return status === 302 && location && URL.canParse(location) ? new URL(location) : undefined
}
