import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../lib/paths'

const items = [
  ['Home', paths.home],
  ['Explore', paths.explore],
  ['Reviews', paths.reviews],
  ['Blogs', paths.blogs],
  ['Our Story', paths.ourStory],
  ['Reach Us', paths.reachUs],
] as const

/** The six places of the site, the current one marked (product.md, section 2). */
export function Navigation({ className, onLeave }: { className?: string | undefined; onLeave?: () => void }) {
  const { pathname } = useLocation()
  return (
    <nav className={className} aria-label="Main">
      <ul>
        {items.map(([label, path]) => (
          <li key={path}>
            <Link to={path} aria-current={isCurrent(path, pathname) ? 'page' : undefined} onClick={onLeave}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The route / also shows the home page; a page below an item belongs to it. */
function isCurrent(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`) || (path === paths.home && pathname === '/')
}
