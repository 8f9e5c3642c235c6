import { useQuery } from '@tanstack/react-query'
import type { Blog } from '#domain/blog'
import { BlogCover } from '../../components/blog-cover'
import frame from '../../components/frame.module.css'
import { Loaded } from '../../components/loaded'
import { Notice } from '../../components/notice'
import { ReadMore } from '../../components/read-more'
import { SectionHead } from '../../components/section-head'
import { homeReads } from './home-data'
import styles from './top-blogs.module.css'

/** How many cover images a card shows at most (specification, section 9). */
const coverCount = 2

/** Blogs as cards (specification, section 2). */
export function TopBlogs() {
  const { data, error, refetch } = useQuery(homeReads.blogs)
  return (
    <section className={frame.frame} aria-labelledby="top-blogs">
      <SectionHead id="top-blogs" title="Top Blogs" />
      <Loaded
        data={data}
        error={error}
        onRetry={refetch}
        loading={<Notice>Loading, please wait...</Notice>}
        failed="An error occurred."
      >
        {(blogs) => (blogs.length > 0 ? <Blogs blogs={blogs} /> : <Notice>No blogs to display.</Notice>)}
      </Loaded>
    </section>
  )
}

function Blogs({ blogs }: { blogs: Blog[] }) {
  return (
    <ul className={styles.blogs}>
      {blogs.map((blog) => (
        <li key={blog._id} className={styles.blog}>
          <BlogCard blog={blog} />
        </li>
      ))}
    </ul>
  )
}

function BlogCard({ blog }: { blog: Blog }) {
  const covers = blog.coverImagesPath.slice(0, coverCount)
  return (
    <>
      <div className={styles.covers}>
        {covers.length === 0 && <BlogCover src={undefined} />}
        {covers.map((cover) => (
          <BlogCover key={cover} src={cover} />
        ))}
      </div>
      <h3>{blog.title}</h3>
      <p className={styles.text}>{blog.paragraphs[0]?.paragraphText ?? 'No description available'}</p>
      <ReadMore blog={blog} />
    </>
  )
}
