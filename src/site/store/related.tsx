import { useQuery } from '@tanstack/react-query'
import { sitePages } from '#domain/page/site-pages'
import { Link } from '#components/link'
import { Loaded } from '#components/loaded'
import { SectionHead } from '#components/section-head'
import { LocalDate } from '#components/local-date'
import { paths } from '#lib/paths'
import { relatedRead, type ShownStore } from './store-data'
import { Stores } from './stores'
import styles from './store-page.module.css'

export function ViewBlogs({ store: { _id, slug } }: { store: ShownStore }) {
  const hasBlogs = (useQuery(relatedRead(slug)).data?.blogs.length ?? 0) > 0
  return (
    <Link to={hasBlogs ? paths.blogsAbout(_id) : sitePages.blogs.path} className="quiet-button">
      View Blogs
    </Link>
  )
}

export function Related({ store }: { store: ShownStore }) {
  return (
    <Loaded
      read={useQuery(relatedRead(store.slug))}
      loading={null}
      failed="Failed to load stores. Please try again later."
    >
      {({ stores, blogs }) => (
        <>
          {blogs.length > 0 && (
            <section className={`below-fold ${styles.related}`} aria-labelledby="blogs-about">
              <SectionHead id="blogs-about" title="Read about" name={store.name} />
              <ul className={styles.blogs}>
                {blogs.map(({ _id, title, createdAt }) => (
                  <li key={_id}>
                    <Link to={paths.blog(_id)} dir="auto">
                      {title}
                    </Link>
                    <LocalDate iso={createdAt} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {stores.length > 0 && (
            <section className={`below-fold ${styles.related}`} aria-labelledby="related">
              <SectionHead id="related" title="More in" name={store.category?.name} />
              <Stores items={stores} first={false} />
            </section>
          )}
        </>
      )}
    </Loaded>
  )
}
