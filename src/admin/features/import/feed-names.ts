import { read } from '#lib/read'

/** The names of what staff import from. */
export const feedNames = read('GET /sources', {}, {}, (sources) => sources.map(({ name }) => name))
