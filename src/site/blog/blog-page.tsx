import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { breadcrumbs } from '#domain/page/breadcrumbs'
import { Breadcrumbs } from '#components/breadcrumbs'
import { PageMeta } from '#components/page-meta'
import type { BlogDetail } from '#domain/blog/blog'
import { BackLink } from '#components/back-link'
import { BlogCover } from '#components/blog-cover'
import { Icon } from '#components/icon'
import { LogoTile } from '../store/logo-tile'
import { Prose } from '#components/prose'
import { sitePages } from '#domain/page/site-pages'
import type { Load } from '#lib/load'
import type { Head } from '#lib/page-metadata'
import { paths } from '#lib/paths'
import { read } from '#lib/read'
import { summaryOf } from '#lib/summary'
import { uniqueKeys } from '#lib/unique-keys'
import { blogMetadata } from '../features/metadata'
import { DetailPage } from '../layout/detail'
import { BlogByLine as ByLine } from './blog-by-line'
import { Disclosure } from '../out-link/out-link'
import styles from './blog-page.module.css'

const blogRead = (id: string) => read('GET /blogs/{id}', { id })

export const load: Load = async ({ main }, { blogId = '' }) => {
  await main(blogRead(blogId))
}

export const head: Head = (cached, { blogId = '' }) => {
  const blog = cached(blogRead(blogId))
  if (!blog) return undefined
  return { ...blogMetadata(blog), path: paths.blog(blog._id), breadcrumbs: breadcrumbs.blog(blog), blog }
}

export default function BlogPage() {
  const { blogId = '' } = useParams()
  return (
    <DetailPage
      name="Blog"
      read={useQuery(blogRead(blogId))}
      loading="Loading blog..."
      failed="Failed to load this blog. Please try again later."
      missing="There is no blog at this address. It may have been taken down."
      wayOut={['Back to all blogs', sitePages.blogs.path]}
    >
      {(blog) => <Article blog={blog} />}
    </DetailPage>
  )
}

const wide = '(min-width: 600px) 768px, 59vw'
const half = '(min-width: 600px) 380px, 59vw'

function Article({ blog }: { blog: BlogDetail }) {
  const [first, ...others] = blog.coverImagesPath
  const [firstAlt, ...otherAlts] = blog.coverImageAlts ?? []
  const coverKeys = uniqueKeys(others)
  const paragraphKeys = uniqueKeys(
    blog.paragraphs.map(({ paragraphTitle, paragraphText }) => paragraphTitle + paragraphText),
  )
  return (
    <div className="frame">
      <PageMeta
        title={sitePages.blog.title(blog.title)}
        description={summaryOf(blog.paragraphs[0]?.paragraphText ?? blog.title)}
      />
      <Breadcrumbs way={breadcrumbs.blog(blog)} />
      <article className={styles.blog}>
        <BackLink />
        <div>
          <h1 dir="auto">{blog.title}</h1>
          <ByLine blog={blog} />
        </div>
        <BlogCover src={first} alt={firstAlt} load="first" sizes={wide} />
        {blog.paragraphs.map(({ paragraphTitle, paragraphText }, at) => (
          <section key={paragraphKeys[at]}>
            {paragraphTitle && <h2 dir="auto">{paragraphTitle}</h2>}
            <Prose text={paragraphText} className={styles.text} withLinks />
          </section>
        ))}
        {others.length > 0 && (
          <div className={styles.covers}>
            {others.map((cover, at) => (
              <BlogCover
                key={coverKeys[at]}
                src={cover}
                alt={otherAlts[at]}
                sizes={others.length > 1 ? half : wide}
              />
            ))}
          </div>
        )}
        {blog.stores.length > 0 && <StoresOf blog={blog} />}
        {blog.link && (
          <>
            <a href={blog.link} target="_blank" rel="sponsored nofollow noopener" className="quiet-button">
              <span>
                Visit the link of this story<span className="visually-hidden"> (opens in a new tab)</span>
              </span>
              <Icon name="outward" />
            </a>
            <Disclosure />
          </>
        )}
      </article>
    </div>
  )
}

function StoresOf({ blog: { stores } }: { blog: BlogDetail }) {
  return (
    <section className={styles.about} aria-labelledby="stores">
      <h2 id="stores">Stores in this story</h2>
      <ul className={styles.stores}>
        {stores.map((store) => (
          <li key={store._id}>
            <LogoTile store={store} />
          </li>
        ))}
      </ul>
    </section>
  )
}
