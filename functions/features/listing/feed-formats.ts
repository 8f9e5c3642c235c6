import { site } from '#site'
import { feedTypes } from '#domain/listing/seo-routes'
import { wholeCharacters, xmlText } from '#domain/text/xml-text'
import { later } from './listing'
import { beginning, type Feed, type FeedEntry } from './feed'

export function atomOf({ id, title, page, feedAt, entries, changed }: Feed): string {
  const updated = entries.map((each) => each.updated).reduce(later, changed ?? beginning)
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(site.language.tag)}">`,
    element('id', id),
    element('title', title),
    element('subtitle', site.description),
    element('updated', updated),
    link('self', feedTypes.atom, feedAt('atom')),
    link('alternate', feedTypes.json, feedAt('json')),
    link('alternate', 'text/html', page),
    `<author>${element('name', site.name)}</author>`,
    ...entries.map(atomEntry),
    '</feed>',
    '',
  ]
  return lines.join('\n')
}

function atomEntry({ id, title, page, text, published, updated, author }: FeedEntry): string {
  const parts = [
    element('id', id),
    element('title', title),
    link('alternate', 'text/html', page),
    element('published', published),
    element('updated', updated),
    ...(author === undefined ? [] : [`<author>${element('name', author)}</author>`]),
    `<content type="text">${xmlText(text)}</content>`,
  ]
  return `<entry>${parts.join('')}</entry>`
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}

function link(rel: 'self' | 'alternate', type: string, href: string): string {
  return `<link rel="${rel}" type="${type}" href="${xmlText(href)}"/>`
}

export function jsonFeedOf({ title, page, feedAt, entries }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: feedAt('json'),
    description: site.description,
    language: site.language.tag,
    authors: [{ name: site.name }],
    items: entries.map(({ id, title: name, page: url, text, published, updated, author }) => ({
      id,
      url,
      title: name,
      content_text: text,
      date_published: published,
      date_modified: updated,
      ...(author !== undefined && { authors: [{ name: author }] }),
    })),
  }
  return JSON.stringify(feed, (_, value: unknown) =>
    typeof value === 'string' ? wholeCharacters(value) : value,
  )
}
