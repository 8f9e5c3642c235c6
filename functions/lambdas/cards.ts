export { handler } from '#functions/features/card/serve-card'
