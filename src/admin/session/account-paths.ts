import { paths } from '#lib/paths'

export const forgottenPasswordPath = `${paths.login}/forgotten-password`
