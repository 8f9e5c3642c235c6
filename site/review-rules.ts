/** The review policy: how the reviews of a list are checked and in which order. */
export const reviewRules = {
  checks:
    'Our staff read every review before it is published. They do not check whether its author has bought there. Negative reviews are published like all others.',
  orders: {
    newest: 'The newest come first.',
    rating: 'The best rated come first, without those by our staff and those that received a reward.',
  },
}
