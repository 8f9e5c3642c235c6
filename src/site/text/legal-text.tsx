import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { fullDate } from '#domain/text/full-date'
import { type WrittenBlock, writtenBlocks, writtenParts } from '#domain/text/written-text'
import type { WrittenPage } from '#site/written-page'
import { PageMeta } from '#components/page-meta'
import { BackLink } from '#components/back-link'
import frame from '#components/frame.module.css'
import { uniqueKeys } from '#lib/unique-keys'
import styles from './legal-text.module.css'

interface Props {
  title: string
  written: WrittenPage
  /** The day since which the text is valid; null shows none. */
  since?: string | null
  children?: ReactNode
}

const withDatesInWords = (text: string) => text.replace(/\b\d{4}-\d\d-\d\d\b/g, (day) => fullDate(day))

export const LegalText = ({ title, written, since = null, children }: Props) => (
  <div className={frame.frame}>
    <PageMeta title={title} description={written.description} />
    <article className={styles.text}>
      <BackLink />
      <h1>{title}</h1>
      {since !== null && (
        <p>
          In force since <time dateTime={since}>{fullDate(since)}</time>.
        </p>
      )}
      {children}
      <Written text={withDatesInWords(written.text)} />
    </article>
  </div>
)

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
