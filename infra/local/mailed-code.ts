export const localCode = '123456'
