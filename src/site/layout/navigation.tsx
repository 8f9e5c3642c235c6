import { useLocation } from 'react-router-dom'
import { Link } from '#components/link'
import { type SitePage, sitePages } from '#domain/page/site-pages'

const items = Object.values<SitePage>(sitePages).filter(({ menu }) => menu !== undefined)

interface Props {
  label: string
  className?: string | undefined
  onLeave?: () => void
}

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

/** The route / also shows the home page. A page below an item belongs to the item. */
function isCurrent(path: string, pathname: string): boolean {
  return (
    pathname === path || pathname.startsWith(`${path}/`) || (path === sitePages.home.path && pathname === '/')
  )
}
