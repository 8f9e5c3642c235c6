import { site } from '#site'

interface Props {
  title: string
  /** Whether the title names the site itself. Otherwise the site's name follows it. */
  namesSite?: true
  /** What a search engine shows beneath the title. */
  description?: string | undefined
  /** Whether search engines leave the page out. */
  hidden?: true
}

/** What the head of the document says of a page. React puts it there. */
export function PageMeta({ title, namesSite, description, hidden }: Props) {
  return (
    <>
      <title>{namesSite ? title : `${title} · ${site.name}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
    </>
  )
}
