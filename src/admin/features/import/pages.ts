export const importsPage = {
  path: '/admin/imports',
  file: 'features/import/imports-page',
  title: 'Imports',
  menu: 'Imports',
}

export const pathOfImport = (id: string) => `${importsPage.path}?import=${encodeURIComponent(id)}`
