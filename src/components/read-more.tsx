import type { Blog } from '#domain/blog/blog'
import { paths } from '#lib/paths'
import { Icon } from './icon'
import { Link } from './link'

export const ReadMore = ({ blog }: { blog: Pick<Blog, '_id' | 'title'> }) => (
  <Link to={paths.blog(blog._id)} className="quiet-button">
    <span>
      Read More<span className="visually-hidden">: {blog.title}</span>
    </span>
    <Icon name="forward" />
  </Link>
)
