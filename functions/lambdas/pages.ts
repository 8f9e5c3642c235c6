/** The Lambda functions that render pages, and that answer forms sent without JavaScript. */
export { forms } from '#functions/pages/forms'
export { handler } from '#functions/pages/serve-page'
