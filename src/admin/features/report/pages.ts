export const reports = {
  path: '/admin/reports',
  file: 'features/report/reports-page',
  title: 'Reports',
  menu: 'Reports',
  waiting: 'reports',
}
