import type { Head } from '#lib/page-facts'

/** Who has the address of a receipt has got it from us. */
export const head: Head = () => ({ isHidden: true })
