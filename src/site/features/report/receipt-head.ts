import type { Head } from '#lib/page-facts'

/** Only the reporter gets the address of a receipt. */
export const head: Head = () => ({ isHidden: true })
