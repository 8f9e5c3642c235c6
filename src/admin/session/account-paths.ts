import { paths } from '../../lib/paths'

/** The addresses of the account pages (product.md, section 10). */
export const accountPaths = {
  forgottenPassword: `${paths.login}/forgotten-password`,
  changePassword: `${paths.admin}/password`,
  secondStep: `${paths.admin}/second-step`,
}
