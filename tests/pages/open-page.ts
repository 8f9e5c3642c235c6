import { Window } from 'happy-dom'
import { forms, handler } from '#functions/lambdas/pages'
import type { FormPath } from '#domain/routes/form-routes'
import { metered } from '#table/meter'
import { formDataOf } from '../support/content'
import { defaultEventOf, eventOf } from '../support/event'

export const address = 'https://site.test'

export interface OpenedPage {
  status: number | undefined
  headers: Record<string, unknown>
  html: string
  /** How many requests to the table it took. */
  requests: number
}

export async function openPage(path: string): Promise<OpenedPage> {
  const [rawPath = '', rawQueryString = ''] = path.split('?')
  return metered(async (usage) => {
    const {
      statusCode,
      headers = {},
      body = '',
    } = await handler({
      ...defaultEventOf('GET', rawPath),
      rawQueryString,
    })
    return { status: statusCode, headers, html: body, requests: usage.requests }
  })
}

/** The page that answers a form which a browser has sent without JavaScript. */
export async function postForm(
  path: FormPath,
  fields: Record<string, string>,
): Promise<Omit<OpenedPage, 'requests'>> {
  const event = await eventOf('POST /messages', { form: formDataOf({ website: '', ...fields }) })
  const { statusCode, ...answer } = await forms({ ...event, rawPath: `/api${path}` })
  return { status: statusCode, headers: answer.headers ?? {}, html: answer.body ?? '' }
}

/** The document of a page, which runs no script. */
export function parsed(html: string): Document {
  const { DOMParser } = new Window({ settings: { disableJavaScriptEvaluation: true } })
  return new DOMParser().parseFromString(html, 'text/html') as unknown as Document
}

interface Node {
  '@type'?: string
  '@id'?: string
  [name: string]: unknown
}

export function nodesOf(document: Document): Node[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  return scripts.flatMap(({ textContent }) => (JSON.parse(textContent) as { '@graph': Node[] })['@graph'])
}

export function nodeOf(document: Document, type: string): unknown {
  return nodesOf(document).find((node) => node['@type'] === type)
}

export function contentOf(document: Document, selector: string): string | null {
  const found = document.head.querySelectorAll(selector)
  if (found.length > 1) throw new Error(`${selector} is there ${found.length} times.`)
  return found[0]?.getAttribute(selector.startsWith('link') ? 'href' : 'content') ?? null
}
