export { forms } from '#functions/pages/forms'
export { handler } from '#functions/pages/serve-page'
