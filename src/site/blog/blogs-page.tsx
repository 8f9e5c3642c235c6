import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { PageMeta } from '#components/page-meta'
import { BlogCover } from '#components/blog-cover'
import { Link } from '#components/link'
import { LongList } from '#components/long-list'
import { ListMessage } from '#components/list-message'
import { PageHead } from '#components/page-head'
import { ReadMore } from '#components/read-more'
import type { Load } from '#lib/load'
import type { Head } from '#lib/page-metadata'
import { pageQuery } from '#lib/page-query'
import { read, readInPages } from '#lib/read'
import { type BlogTeaser, storeName, teaserOf } from '../tile-fields'
import { sitePages } from '#domain/page/site-pages'
import { identity, useLongList } from '#lib/use-long-list'
import { DetailPage } from '../layout/detail'
import { BlogByLine } from './blog-by-line'
import { blogsMetadata } from '../features/metadata'
import styles from './blogs-page.module.css'

const pageSize = '12'

const blogsRead = (search: URLSearchParams) =>
  readInPages('GET /blogs', {}, pageQuery(pageSize, search), (blogs) =>
    blogs.map((blog) => teaserOf(blog, 1)),
  )

const aboutRead = (storeId: string) =>
  read('GET /stores/blogs/{storeId}', { storeId }, {}, ({ store, blogs }) => ({
    store: storeName(store),
    blogs: blogs.map((blog) => teaserOf(blog, 1)),
  }))

export const load: Load = async ({ main }, _, search) => {
  const storeId = search.get('storeId')
  await (storeId ? main(aboutRead(storeId)) : main(blogsRead(search)))
}

export const head: Head = blogsMetadata

export default function BlogsPage() {
  const [search] = useSearchParams()
  const storeId = search.get('storeId')
  return storeId ? <BlogsAbout storeId={storeId} /> : <AllBlogs search={search} />
}

function AllBlogs({ search }: { search: URLSearchParams }) {
  const blogs = useLongList(blogsRead(search), identity)
  return (
    <div className="frame">
      <PageMeta
        title={sitePages.blogs.title}
        description="Stories and advice on buying well and paying less."
      />
      <PageHead title="Blogs">Stories and advice on buying well and paying less.</PageHead>
      <div className={styles.list}>
        <LongList
          list={blogs}
          what="blogs"
          failed={failed}
          empty={<ListMessage>No blogs to display.</ListMessage>}
          Page={Blogs}
        />
      </div>
    </div>
  )
}

const failed = 'Failed to load blogs. Please try again later.'

function BlogsAbout({ storeId }: { storeId: string }) {
  return (
    <DetailPage
      name="Store"
      read={useQuery(aboutRead(storeId))}
      loading="Loading blogs..."
      failed={failed}
      missing="This store is not here."
      wayOut={['All blogs', sitePages.blogs.path]}
    >
      {({ store, blogs }) => (
        <div className="frame">
          <PageMeta title={`Blogs about ${store.name}`} description={`Stories about ${store.name}.`} />
          <PageHead title="Blogs about" name={store.name}>
            <Link to={sitePages.blogs.path}>All blogs</Link>
          </PageHead>
          <div className={styles.list}>
            {blogs.length === 0 ? (
              <ListMessage>No blogs to display.</ListMessage>
            ) : (
              <Blogs items={blogs} first />
            )}
          </div>
        </div>
      )}
    </DetailPage>
  )
}

const Blogs = ({ items: blogs, first }: { items: BlogTeaser[]; first: boolean }) => (
  <ul className={styles.blogs}>
    {blogs.map((blog, at) => (
      <li key={blog._id} className={styles.blog}>
        <BlogEntry blog={blog} first={first && at === 0} />
      </li>
    ))}
  </ul>
)

const sizes = '(min-width: 1440px) 687px, (min-width: 900px) 48vw, (min-width: 600px) 92vw, 59vw'

const BlogEntry = ({ blog, first }: { blog: BlogTeaser; first: boolean }) => (
  <>
    <BlogCover src={blog.covers[0]} alt={blog.alts?.[0]} load={first ? 'first' : 'near'} sizes={sizes} />
    <div className={styles.words}>
      <h2 dir="auto">{blog.title}</h2>
      <BlogByLine blog={blog} />
      <p dir="auto">{blog.text ?? 'No description available'}</p>
      <ReadMore blog={blog} />
    </div>
  </>
)
