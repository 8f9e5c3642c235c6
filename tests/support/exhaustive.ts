/** Whether to check every case (`npm run test:exhaustive`). `npm test` checks a sample. */
export const exhaustive = process.env['EXHAUSTIVE'] !== undefined
