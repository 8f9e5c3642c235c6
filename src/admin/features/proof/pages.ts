export const offersToCheck = {
  path: '/admin/offers-to-check',
  file: 'features/proof/offers-to-check-page',
  title: 'Offers to check',
  menu: 'Offers to check',
  waiting: 'offers',
}
