import { matchPath } from 'react-router-dom'
import { paths } from '#lib/paths'

const pages = [paths.login, paths.forgottenPassword, `${paths.admin}/*`]

export function hasStaffPage(pathname: string): boolean {
  return pages.some((path) => matchPath(path, pathname))
}
