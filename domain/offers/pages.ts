export const offerPages = {
  offers: {
    path: '/offers',
    file: 'features/offers/offers-page',
    title: 'All offers',
    query: ['cursor', 'show'],
  },
} as const
