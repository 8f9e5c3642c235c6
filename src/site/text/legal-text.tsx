import type { ReactNode } from 'react'
import { Link } from '#components/link'
import { fullDate } from '#domain/time/full-date'
import { type WrittenBlock, writtenBlocks, writtenParts } from '#domain/text/written-text'
import { sitePages } from '#domain/page/site-pages'
import { site } from '#site'
import { PageMeta } from '#components/page-meta'
import { BackLink } from '#components/back-link'
import { uniqueKeys } from '#lib/unique-keys'
import styles from './legal-text.module.css'

interface Props {
  page: 'accessibility' | 'howWeTest' | 'imprint' | 'privacyPolicy' | 'termsConditions' | 'cookiesPolicy'
  /** A file of site/: what a search engine shows beneath the title, a line `---`, and the text. */
  written: string
  children?: ReactNode
}

const filledIn = (text: string) =>
  text
    .replaceAll('{name}', site.name)
    .replaceAll('{comparedOn}', site.legalDates.accessibility)
    .replace(/\b\d{4}-\d\d-\d\d\b/g, (day) => fullDate(day))

/** The accessibility statement says its own day. */
const inForceSince: Partial<Record<Props['page'], string | null>> = {
  ...site.legalDates,
  accessibility: null,
}

export function LegalText({ page, written, children }: Props) {
  const { title } = sitePages[page]
  const since = inForceSince[page]
  const [description = '', text = ''] = filledIn(written).split(/\r?\n---\r?\n/)
  return (
    <div className="frame">
      <PageMeta title={title} description={description.trim()} />
      <article className={styles.text}>
        <BackLink />
        <h1>{title}</h1>
        {since && (
          <p>
            In force since <time dateTime={since}>{fullDate(since)}</time>.
          </p>
        )}
        {children}
        <Written text={text} />
      </article>
    </div>
  )
}

function Written({ text }: { text: string }) {
  const blocks = writtenBlocks(text)
  const keys = uniqueKeys(blocks.map(({ kind }) => kind))
  return blocks.map((block, at) => <Block key={keys[at]} block={block} />)
}

function Block({ block }: { block: WrittenBlock }) {
  if (block.kind === 'list') return <List items={block.items} />
  if (block.kind === 'heading') return <h2>{block.text}</h2>
  return (
    <p>
      <Linked text={block.text} />
    </p>
  )
}

function List({ items }: { items: string[] }) {
  const keys = uniqueKeys(items)
  return (
    <ul className="stack">
      {items.map((item, at) => (
        <li key={keys[at]}>
          <Linked text={item} />
        </li>
      ))}
    </ul>
  )
}

function Linked({ text }: { text: string }) {
  const parts = writtenParts(text)
  const keys = uniqueKeys(parts.map((part) => part.text))
  return parts.map((part, at) =>
    part.address === undefined ? (
      part.text
    ) : (
      <Link key={keys[at]} to={part.address}>
        {part.text}
      </Link>
    ),
  )
}
