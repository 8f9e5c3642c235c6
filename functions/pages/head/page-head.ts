import { site } from '#site'
import { defaultMetadata } from '#domain/features/page-metadata'
import { sentParameter } from '#domain/routes/form-routes'
import type { PageMetadata } from '#lib/page-metadata'
import { element, type Hoisted } from './elements'
import { structuredData } from './structured-data'

export interface HeadOf {
  /** The address of the site, without a slash at its end. */
  address: string
  /** The path as the site's links have it. */
  path: string
  search: URLSearchParams
  hoisted: Hoisted
  facts: PageMetadata
}

export interface PageHead {
  head: string
  /** At the end of the document it delays nothing. */
  end: string
}

export const noIndexHead: PageHead = {
  head: element('meta', { name: 'robots', content: 'noindex' }),
  end: '',
}

/** Search engines may show its pictures large. */
const listedRobots = element('meta', { name: 'robots', content: 'max-image-preview:large' })

/** Marked, so that the script removes these elements on navigation (src/site/layout/use-page-change.ts). */
export function pageHead({ facts: ownFacts, ...rest }: HeadOf): PageHead {
  const facts: PageMetadata = { ...defaultMetadata(), ...ownFacts }
  const page = { ...rest, facts }
  const { search } = page
  // Later parts of a list are not for search engines.
  if (search.has('cursor') || search.has(sentParameter)) return noIndexHead
  const canonical = page.address + (facts.path ?? page.path)
  const shared = [...describedBy(facts), ...openGraph(page, canonical)].join('')
  // What search engines leave out can still be shared.
  if (facts.noIndex) return { head: noIndexHead.head + shared, end: '' }
  return {
    head:
      listedRobots + element('link', { rel: 'canonical', href: canonical }) + shared + alternateLinks(page),
    end: structuredData(facts, { address: page.address, canonical }),
  }
}

function describedBy({ description }: PageMetadata): string[] {
  return description === undefined ? [] : [element('meta', { name: 'description', content: description })]
}

function openGraph({ address, hoisted, facts }: HeadOf, canonical: string): string[] {
  const { card } = facts
  const { title } = hoisted
  const description = facts.description ?? hoisted.description
  const properties = {
    type: facts.blog ? 'article' : 'website',
    site_name: site.name,
    title: withoutSite(title),
    ...(description !== undefined && { description }),
    url: canonical,
    ...(card && {
      image: address + card.path,
      'image:width': String(card.width),
      'image:height': String(card.height),
      'image:alt': card.alt,
    }),
    locale,
  }
  return [
    ...Object.entries(properties).map(([name, content]) =>
      element('meta', { property: `og:${name}`, content }),
    ),
    ...articleOf(facts),
    // The rest of a Twitter card is that of Open Graph.
    element('meta', { name: 'twitter:card', content: card ? 'summary_large_image' : 'summary' }),
  ]
}

/** Without the author, who would have to be the address of a profile. */
function articleOf({ blog }: PageMetadata): string[] {
  if (!blog) return []
  const times = { published_time: blog.createdAt, modified_time: blog.updatedAt }
  return Object.entries(times).flatMap(([name, content]) =>
    content === '' ? [] : element('meta', { property: `article:${name}`, content }),
  )
}

function withoutSite(title: string): string {
  const suffix = ` · ${site.name}`
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title
}

/** With the country in which most people write it: 'en_US'. */
const { language, region } = new Intl.Locale(site.language.tag).maximize()
const locale = region === undefined ? language : `${language}_${region}`

function alternateLinks({ facts: { alternates = [] }, address }: HeadOf): string {
  return alternates
    .map(({ type, title, path }) => element('link', { rel: 'alternate', type, title, href: address + path }))
    .join('')
}
