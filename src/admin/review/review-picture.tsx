import { useQuery } from '@tanstack/react-query'
import type { Review } from '#domain/review'
import { Thumbnail } from '../components/table/thumbnail'
import { callAsStaff } from '../session/staff-call'

/**
 * The picture of a review. Before visitors see it, staff alone may read it, by a call that says who they are.
 */
export function ReviewPicture({ review: { _id, approved, profilePicture } }: { review: Review }) {
  const isHidden = profilePicture?.startsWith('/api/') ?? false
  const { data } = useQuery({
    queryKey: ['GET /reviews/{id}/picture', { id: _id }],
    queryFn: ({ signal }) => callAsStaff('GET /reviews/{id}/picture', { params: { id: _id }, signal }),
    // One that is just being approved has no such picture any more: what was read before is shown until it
    // has another.
    enabled: isHidden && !approved,
    staleTime: Infinity,
  })
  return <Thumbnail src={isHidden ? data?.picture : profilePicture} />
}
