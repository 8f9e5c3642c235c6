import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { read } from '#lib/read'
import { adminPages } from '../admin-pages'

/** No review waits. With what waits elsewhere. */
export function AllDone() {
  const { data = [] } = useQuery(read('GET /waiting', {}))
  const others = Object.values(adminPages).flatMap(({ path, title, waiting }) => {
    const { count = 0 } = data.find(({ name }) => name === waiting && name !== 'reviews') ?? {}
    return count === 0 ? [] : [{ path, text: `${title}: ${count}` }]
  })
  return (
    <>
      No unapproved reviews available.
      {others.length > 0 && ' Next: '}
      {others.map(({ path, text }, at) => (
        <span key={path}>
          {at > 0 && ', '}
          <Link to={path}>{text}</Link>
        </span>
      ))}
    </>
  )
}
