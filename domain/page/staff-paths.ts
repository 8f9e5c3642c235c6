export const staffPaths = /^\/(login|admin)(\/|$)/
