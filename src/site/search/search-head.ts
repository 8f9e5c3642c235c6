import type { Head } from '#lib/page-facts'

/** What is found is not to be found by a search engine again. */
export const head: Head = () => ({ isHidden: true })
