import { Link } from 'react-router-dom'
import type { RestorableKind } from '#domain/deletion/deleted-items'
import { adminPages } from '../admin-pages'

export function DeletedLink({ kind }: { kind: 'stores' | RestorableKind }) {
  const { path, title } = adminPages.deleted
  return <Link to={kind === 'stores' ? path : `${path}?kind=${kind}`}>{`${title} ${kind}`}</Link>
}
