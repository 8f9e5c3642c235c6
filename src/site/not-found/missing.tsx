import type { ReactNode } from 'react'
import { Link } from '#components/link'
import { PageMeta } from '#components/page-meta'
import { Icon } from '#components/icon'
import standIn from '#components/stand-in.module.css'
import { SearchBox } from '../search/search-box'
import styles from './missing.module.css'

interface Props {
  title: string
  children: ReactNode
  wayOut: [label: string, path: string]
}

export function Missing({ title, children, wayOut: [label, path] }: Props) {
  return (
    <div className={`${standIn.standIn} ${styles.missing}`}>
      <PageMeta title={title} />
      <svg viewBox="0 0 200 96" width="200" height="96" aria-hidden="true">
        <path d="M10 4h60a10 10 0 0 0 20 0h4v12l-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8v12h-4a10 10 0 0 0-20 0H10a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z" />
        <path d="M108 8h82a6 6 0 0 1 6 6v68a6 6 0 0 1-6 6h-82V76l6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8z" />
      </svg>
      <h1>{title}</h1>
      <p>{children}</p>
      <SearchBox label="Search for a store" large />
      <Link to={path} className="quiet-button">
        {label}
        <Icon name="forward" />
      </Link>
    </div>
  )
}
