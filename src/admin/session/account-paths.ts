import { paths } from '#lib/paths'

/** The page to reset a forgotten password, outside the admin area. */
export const forgottenPasswordPath = `${paths.login}/forgotten-password`
