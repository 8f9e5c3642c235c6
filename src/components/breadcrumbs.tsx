import type { Breadcrumb } from '#domain/page/breadcrumbs'
import styles from './breadcrumbs.module.css'
import { Link } from './link'

/** From the home page to this one, which is last. Long names are cut off. */
export const Breadcrumbs = ({ way }: { way: Breadcrumb[] }) => (
  <nav className={`soft small ${styles.way}`} aria-label="Breadcrumb">
    <ol className="wrap">
      {way.map(({ name, path }, at) => (
        <li key={path}>
          {way[at + 1] ? (
            <Link to={path} dir="auto">
              {name}
            </Link>
          ) : (
            <span aria-current="page" dir="auto">
              {name}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
