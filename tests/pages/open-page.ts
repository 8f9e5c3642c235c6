import { Window } from 'happy-dom'
import { forms, handler } from '#functions/lambdas/pages'
import type { FormPath } from '#domain/http/form-routes'
import { formDataOf } from '../support/content'
import { defaultEventOf, eventOf } from '../support/event'

/** The address of the site in these tests. */
export const address = 'https://site.test'

/** A page as it is sent. */
export interface OpenedPage {
  status: number | undefined
  headers: Record<string, unknown>
  html: string
}

/** Opens an address of the site through the Lambda handler. */
export async function openPage(path: string): Promise<OpenedPage> {
  const [rawPath = '', rawQueryString = ''] = path.split('?')
  const { statusCode, ...given } = await handler({
    ...defaultEventOf('GET', rawPath),
    rawQueryString,
  })
  return { status: statusCode, headers: given.headers ?? {}, html: given.body ?? '' }
}

/** The page that answers a form which a browser has sent without JavaScript. */
export async function postForm(path: FormPath, fields: Record<string, string>): Promise<OpenedPage> {
  const event = await eventOf('POST /messages', { form: formDataOf({ website: '', ...fields }) })
  const { statusCode, ...given } = await forms({ ...event, rawPath: `/api${path}` })
  return { status: statusCode, headers: given.headers ?? {}, html: given.body ?? '' }
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

/** What a page says in the terms of schema.org. */
export function nodesOf(document: Document): Node[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  return scripts.flatMap(({ textContent }) => (JSON.parse(textContent) as { '@graph': Node[] })['@graph'])
}

/** The node of a type that a page has once, or none. */
export function nodeOf(document: Document, type: string): unknown {
  return nodesOf(document).find((node) => node['@type'] === type)
}

/** The content of an element of the head; null if it has none. */
export function contentOf(document: Document, selector: string): string | null {
  const found = document.head.querySelectorAll(selector)
  if (found.length > 1) throw new Error(`${selector} is there ${found.length} times.`)
  return found[0]?.getAttribute(selector.startsWith('link') ? 'href' : 'content') ?? null
}
