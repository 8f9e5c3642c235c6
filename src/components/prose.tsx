import { type Block, blocksOf, partsOf } from '#domain/text/prose'
import { uniqueKeys } from '#lib/unique-keys'
import styles from './prose.module.css'

interface Props {
  text: string
  className?: string | undefined
  /** Makes addresses links. Not for texts of visitors. */
  withLinks?: boolean
}

/** A text of operators with its line breaks and its lists. */
export function Prose({ text, className = '', withLinks = false }: Props) {
  const blocks = blocksOf(text)
  const keys = uniqueKeys(blocks.map((block) => block.kind))
  return (
    <div className={`${styles.prose} ${className}`}>
      {blocks.map((block, at) => (
        <BlockOf key={keys[at]} block={block} withLinks={withLinks} />
      ))}
    </div>
  )
}

function BlockOf({ block, withLinks }: { block: Block; withLinks: boolean }) {
  const inline = (text: string) => (withLinks ? <Linked text={text} /> : text)
  if (block.kind === 'lines') return <p dir="auto">{inline(block.text)}</p>
  const keys = uniqueKeys(block.items)
  const items = block.items.map((item, at) => (
    <li key={keys[at]} dir="auto">
      {inline(item)}
    </li>
  ))
  // On the list too, so that its marks are on the side where its entries begin.
  return block.kind === 'bullets' ? (
    <ul dir="auto">{items}</ul>
  ) : (
    <ol dir="auto" start={block.start}>
      {items}
    </ol>
  )
}

function Linked({ text }: { text: string }) {
  const parts = partsOf(text)
  const keys = uniqueKeys(parts.map((part) => part.text))
  return parts.map((part, at) =>
    part.isAddress ? (
      // An address reads from left to right in every text.
      <a key={keys[at]} href={part.text} target="_blank" rel="sponsored nofollow noopener" dir="ltr">
        {part.text}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    ) : (
      part.text
    ),
  )
}
