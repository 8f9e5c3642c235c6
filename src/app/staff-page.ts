import { matchPath } from 'react-router-dom'
import { paths } from '#lib/paths'
import { forgottenPasswordPath } from '../admin/session/account-paths'

const pages = [paths.login, forgottenPasswordPath, `${paths.admin}/*`]

/** Whether an address of staff has a page. The admin area has one for each address below it. */
export function hasStaffPage(pathname: string): boolean {
  return pages.some((path) => matchPath(path, pathname))
}
