import type { Head } from '#lib/page-facts'

export const head: Head = () => ({ isHidden: true })
