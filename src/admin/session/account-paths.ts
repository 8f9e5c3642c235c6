import { paths } from '../../lib/paths'

/** The addresses of the account pages that we added to the specification's. */
export const accountPaths = {
  forgottenPassword: `${paths.login}/forgotten-password`,
  changePassword: `${paths.admin}/password`,
  secondStep: `${paths.admin}/second-step`,
}
