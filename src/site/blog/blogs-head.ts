import type { Head } from '#lib/page-facts'
import { blogsFacts } from '../features/facts'

export const head: Head = blogsFacts
