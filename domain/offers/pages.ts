export const offerPages = {
  offers: {
    path: '/offers',
    file: 'features/offers/offers-page',
    title: 'All offers',
  },
} as const

export const offerPageParameters = { offers: ['cursor', 'show'] }
