// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Review } from '#domain/review/review'
import { withQueries } from '../../../tests/support/with-queries'
import { callAsStaff } from '../calls/staff-call'
import { ReviewPicture } from './review-picture'

vi.mock('../calls/staff-call')

test.each([
  [{ approved: false, profilePicture: '/api/reviews/r1/picture' }, 'data:image/webp;base64,AAAA'],
  [{ approved: true, profilePicture: '/media/ada.webp' }, '/media/ada.webp'],
])('of a review that is %o the picture is %s', async (state, shown) => {
  vi.mocked(callAsStaff).mockReset().mockResolvedValue({ picture: 'data:image/webp;base64,AAAA' })
  const review = { _id: 'r1', ...state } as Review
  const { container } = render(<ReviewPicture review={review} />, { wrapper: withQueries })
  await waitFor(() => expect(container.querySelector('img')).toHaveAttribute('src', shown))
  expect(callAsStaff).toHaveBeenCalledTimes(state.approved ? 0 : 1)
})
