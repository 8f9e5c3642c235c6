import type { Blog } from '#domain/blog/blog'
import { paths } from '#lib/paths'
import button from './button.module.css'
import { Icon } from './icon'
import { Link } from './link'

export const ReadMore = ({ blog }: { blog: Pick<Blog, '_id' | 'title'> }) => (
  <Link to={paths.blog(blog._id)} className={button.quiet}>
    <span>
      Read More<span className="visually-hidden">: {blog.title}</span>
    </span>
    <Icon name="forward" />
  </Link>
)
