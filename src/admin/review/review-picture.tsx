import { useQuery } from '@tanstack/react-query'
import type { Review } from '#domain/review/review'
import { Thumbnail } from '../components/table/thumbnail'
import { callAsStaff } from '../calls/staff-call'

/** Before approval only staff can read it, by a call with their token. */
export function ReviewPicture({ review: { _id, approved, profilePicture } }: { review: Review }) {
  const isHidden = profilePicture?.startsWith('/api/') ?? false
  const { data } = useQuery({
    queryKey: ['GET /reviews/{id}/picture', { id: _id }],
    queryFn: ({ signal }) => callAsStaff('GET /reviews/{id}/picture', { params: { id: _id }, signal }),
    // Approval removes the private picture. The cached one is shown until the public one is there.
    enabled: isHidden && !approved,
    staleTime: Infinity,
  })
  return <Thumbnail src={isHidden ? data?.picture : profilePicture} />
}
