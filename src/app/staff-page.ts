import { matchPath } from 'react-router-dom'
import { paths } from '#lib/paths'

const pages = [paths.login, paths.forgottenPassword, `${paths.admin}/*`]

/** The admin area has a page for each address below it. */
export function hasStaffPage(pathname: string): boolean {
  return pages.some((path) => matchPath(path, pathname))
}
