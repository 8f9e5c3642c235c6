import { paths } from '../../lib/paths'

/** Where a new password is asked for, outside the admin area (product.md, section 10). */
export const forgottenPasswordPath = `${paths.login}/forgotten-password`
