import { paths } from '#lib/paths'

/** The page to reset a forgotten password, outside the admin area (product.md, section 10). */
export const forgottenPasswordPath = `${paths.login}/forgotten-password`
