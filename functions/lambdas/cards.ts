/** The Lambda function that draws the pictures of pages for sharing. */
export { handler } from '#functions/features/card/serve-card'
