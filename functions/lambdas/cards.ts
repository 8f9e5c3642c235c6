export { handler } from '#functions/features/pictures'
