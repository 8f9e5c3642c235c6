import type { Head } from '#lib/page-facts'

/** Search engines do not list search results. */
export const head: Head = () => ({ isHidden: true })
