import { site } from '#site'

interface Props {
  title: string
  /** Whether the title names the site itself. Otherwise the site's name follows it. */
  namesSite?: true
  /** What a search engine shows beneath the title. */
  description?: string | undefined
}

/** What the head of the document says of a page. React puts it there. The rest is in functions/pages/head. */
export function PageMeta({ title, namesSite, description }: Props) {
  return (
    <>
      <title>{namesSite ? title : `${title} · ${site.name}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
    </>
  )
}
