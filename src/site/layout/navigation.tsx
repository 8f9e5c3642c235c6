import { Link, useLocation } from 'react-router-dom'
import { type SitePage, sitePages } from '#domain/page/site-pages'

const items = Object.values<SitePage>(sitePages).filter(({ menu }) => menu !== undefined)

interface Props {
  /** What tells it from the other one. */
  label: string
  className?: string | undefined
  onLeave?: () => void
}

/** The six places of the site, the current one marked. */
export function Navigation({ label, className, onLeave }: Props) {
  const { pathname } = useLocation()
  return (
    <nav className={className} aria-label={label}>
      <ul>
        {items.map(({ menu, path }) => (
          <li key={path}>
            <Link to={path} aria-current={isCurrent(path, pathname) ? 'page' : undefined} onClick={onLeave}>
              {menu}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The route / also shows the home page; a page below an item belongs to it. */
function isCurrent(path: string, pathname: string): boolean {
  return (
    pathname === path || pathname.startsWith(`${path}/`) || (path === sitePages.home.path && pathname === '/')
  )
}
