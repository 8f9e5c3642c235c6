/** Whether all of a large class is tried (`npm run test:exhaustive`); `npm test` tries what stands for it. */
export const exhaustive = process.env['EXHAUSTIVE'] !== undefined
