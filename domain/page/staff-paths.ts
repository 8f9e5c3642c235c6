/** The addresses of the site that are for staff: the sign-in page and the admin area. */
export const staffPaths = /^\/(login|admin)(\/|$)/
