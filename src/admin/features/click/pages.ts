export const clicksPage = {
  path: '/admin/clicks',
  file: 'features/click/clicks-page',
  title: 'Clicks',
  menu: 'Clicks',
  linkText: 'Clicks on links to shops',
}
