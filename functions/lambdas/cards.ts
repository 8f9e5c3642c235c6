export { handler } from '#functions/features/cards'
