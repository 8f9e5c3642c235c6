export const importsPage = {
  path: '/admin/imports',
  file: 'features/import/imports-page',
  title: 'Imports',
  menu: 'Imports',
  waiting: 'imports',
}

/** Reached from that of imports. */
export const sourcesPage = {
  path: '/admin/sources',
  file: 'features/import/sources-page',
  title: 'Sources',
  within: importsPage.path,
}

export const pathOfImport = (id: string) => `${importsPage.path}?import=${id}`

export const pathOfCoupon = (id: string) => `/admin/coupons?edit=${id}`
