/** Every mailed code on this machine. */
export const localCode = '123456'
