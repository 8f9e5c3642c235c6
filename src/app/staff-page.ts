import { matchPath } from 'react-router-dom'
import { paths } from '#lib/paths'
import { forgottenPasswordPath } from '../admin/session/account-paths'

const pages = [paths.login, forgottenPasswordPath, `${paths.admin}/*`]

/** The admin area has a page for each address below it. */
export function hasStaffPage(pathname: string): boolean {
  return pages.some((path) => matchPath(path, pathname))
}
