export const highlightPages = {
  offers: {
    path: '/offers',
    file: 'features/highlight/offers-page',
    title: 'All offers',
    query: ['cursor', 'show'],
  },
} as const
