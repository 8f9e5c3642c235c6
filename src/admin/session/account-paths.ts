import { paths } from '#lib/paths'

/** Outside the admin area. */
export const forgottenPasswordPath = `${paths.login}/forgotten-password`
