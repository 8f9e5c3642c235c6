import { Link } from 'react-router-dom'
import type { RestorableKind } from '#domain/deletion/deleted-items'
import { adminPages, deletedOf } from '../admin-pages'

export function DeletedLink({ kind }: { kind: 'stores' | RestorableKind }) {
  return <Link to={deletedOf(kind)}>{`${adminPages.deleted.title} ${kind}`}</Link>
}
