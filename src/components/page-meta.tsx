import { site } from '#site'

interface Props {
  title: string
  /** The title contains the site's name. Otherwise that is appended. */
  namesSite?: true
  description?: string | undefined
}

/** React moves it into the head of the document. The rest is in functions/pages/head. */
export function PageMeta({ title, namesSite, description }: Props) {
  return (
    <>
      <title>{namesSite ? title : `${title} · ${site.name}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
    </>
  )
}
