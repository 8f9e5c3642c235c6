import { useQuery } from '@tanstack/react-query'
import type { Blog } from '#domain/blog'
import { BlogCover } from '../../components/blog-cover'
import frame from '../../components/frame.module.css'
import { Notice } from '../../components/notice'
import { PageHead } from '../../components/page-head'
import { ReadMore } from '../../components/read-more'
import { Spinner } from '../../components/spinner'
import { blogsRead } from './blogs-data'
import styles from './blogs-page.module.css'

/** All blogs, the newest first (specification, section 2). */
export default function BlogsPage() {
  return (
    <div className={frame.frame}>
      <title>Blogs · Clipwell</title>
      <meta name="description" content="Stories and advice on buying well and paying less." />
      <PageHead title="Blogs">Stories and advice on buying well and paying less.</PageHead>
      <BlogList />
    </div>
  )
}

function BlogList() {
  const { data, isError, refetch } = useQuery(blogsRead)
  if (isError) return <Notice onRetry={refetch}>Failed to load blogs. Please try again later.</Notice>
  if (!data) return <Spinner label="Loading blogs..." />
  if (data.length === 0) return <Notice>No blogs to display.</Notice>
  return (
    <ul className={styles.blogs}>
      {data.map((blog, at) => (
        <li key={blog._id} className={styles.blog}>
          <BlogEntry blog={blog} first={at === 0} />
        </li>
      ))}
    </ul>
  )
}

function BlogEntry({ blog, first }: { blog: Blog; first: boolean }) {
  return (
    <>
      <BlogCover src={blog.coverImagesPath[0]} load={first ? 'first' : 'near'} />
      <div className={styles.words}>
        <h2>{blog.title}</h2>
        <p>{blog.paragraphs[0]?.paragraphText ?? 'No description available'}</p>
        <ReadMore blog={blog} />
      </div>
    </>
  )
}
