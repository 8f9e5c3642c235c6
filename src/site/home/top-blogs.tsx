import { useQuery } from '@tanstack/react-query'
import { BlogCover } from '#components/blog-cover'
import { Loaded } from '#components/loaded'
import { ListMessage } from '#components/list-message'
import { ReadMore } from '#components/read-more'
import { SectionHead } from '#components/section-head'
import type { BlogTeaser } from '../tile-fields'
import { uniqueKeys } from '#lib/unique-keys'
import { homeReads } from './home-data'
import styles from './top-blogs.module.css'

export function TopBlogs() {
  return (
    <section className="below-fold frame" aria-labelledby="top-blogs">
      <SectionHead id="top-blogs" title="Top Blogs" />
      <Loaded
        read={useQuery(homeReads.blogs)}
        loading={<ListMessage>Loading, please wait...</ListMessage>}
        failed="An error occurred."
        empty="No blogs to display."
      >
        {(blogs) => <Blogs blogs={blogs} />}
      </Loaded>
    </section>
  )
}

function Blogs({ blogs }: { blogs: BlogTeaser[] }) {
  return (
    <ul className={`scrolled ${styles.blogs}`}>
      {blogs.map((blog) => (
        <li key={blog._id} className={styles.blog}>
          <BlogCard blog={blog} />
        </li>
      ))}
    </ul>
  )
}

const sizes = [
  '(min-width: 1200px) 384px, (min-width: 780px) 45vw, (min-width: 600px) 92vw, 49vw',
  '(min-width: 600px) 160px, 24vw',
]

function BlogCard({ blog }: { blog: BlogTeaser }) {
  const keys = uniqueKeys(blog.covers)
  return (
    <>
      {blog.covers.length > 0 && (
        <div className={styles.covers}>
          {blog.covers.map((cover, at) => (
            <BlogCover key={keys[at]} src={cover} alt={blog.alts?.[at]} sizes={sizes[at]!} />
          ))}
        </div>
      )}
      <h3 dir="auto">{blog.title}</h3>
      <p className={`clamped soft lines ${styles.text}`} dir="auto">
        {blog.text ?? 'No description available'}
      </p>
      <ReadMore blog={blog} />
    </>
  )
}
