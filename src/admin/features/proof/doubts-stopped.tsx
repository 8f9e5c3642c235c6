import { useQuery } from '@tanstack/react-query'
import { ListMessage } from '#components/list-message'
import { read } from '#lib/read'

/** Visitors have doubted so many offers today that staff decide. */
export function DoubtsStopped() {
  const { data } = useQuery(read('GET /coupons/doubted/today', {}))
  if (!data?.isStopped) return null
  return (
    <ListMessage>
      Visitors have put {data.count} offers in doubt today, the most that a day may have. Until midnight UTC
      their answers count no more: please test these offers. What one network said on a day can be taken back
      in Test.
    </ListMessage>
  )
}
