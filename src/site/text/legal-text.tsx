import type { ReactNode } from 'react'
import { Link } from '#components/link'
import { fullDate } from '#domain/time/full-date'
import { type WrittenBlock, writtenBlocks, writtenParts } from '#domain/text/written-text'
import { site } from '#site'
import { PageMeta } from '#components/page-meta'
import { BackLink } from '#components/back-link'
import { uniqueKeys } from '#lib/unique-keys'
import styles from './legal-text.module.css'

interface Props {
  title: string
  /** A file of site/: what a search engine shows beneath the title, a line `---`, and the text. */
  written: string
  /** The day since which the text is valid; null shows none. */
  since?: string | null
  children?: ReactNode
}

const filledIn = (text: string) =>
  text
    .replaceAll('{name}', site.name)
    .replaceAll('{comparedOn}', site.legalDates.accessibility)
    .replace(/\b\d{4}-\d\d-\d\d\b/g, (day) => fullDate(day))

export function LegalText({ title, written, since = null, children }: Props) {
  const [description = '', text = ''] = filledIn(written).split(/\r?\n---\r?\n/)
  return (
    <div className="frame">
      <PageMeta title={title} description={description.trim()} />
      <article className={styles.text}>
        <BackLink />
        <h1>{title}</h1>
        {since !== null && (
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
    <ul>
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
