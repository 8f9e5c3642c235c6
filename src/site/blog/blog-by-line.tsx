import { site } from '#site'
import type { Blog } from '#domain/blog/blog'
import { LocalDate } from '#components/local-date'
import styles from './blog-by-line.module.css'

/** The site stands for an author that is not named. */
export function BlogByLine({ blog }: { blog: Pick<Blog, 'author' | 'createdAt' | 'updatedAt'> }) {
  const { author, createdAt, updatedAt } = blog
  return (
    <p className={`soft small ${styles.line}`}>
      By <bdi>{author ?? site.name}</bdi>
      {createdAt !== '' && (
        <>
          , <LocalDate iso={createdAt} />
        </>
      )}
      {updatedAt !== '' && updatedAt.slice(0, 10) !== createdAt.slice(0, 10) && (
        <>
          , updated <LocalDate iso={updatedAt} />
        </>
      )}
    </p>
  )
}
