/** Called by functions/images/read-image.ts. It has no rights, and alone reads what strangers send. */
export { renderInThread as handler } from '#functions/images/rendering/thread'
