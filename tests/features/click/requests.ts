export const clickWrites = { 'POST /clicks': {} }
