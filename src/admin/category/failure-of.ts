import { ApiError } from '../../lib/api-error'

/**
 * Says why something could not be done with a category: in the server's words, or in ours
 * (product.md, section 8).
 */
export function failureOf(doing: 'creating' | 'updating' | 'deleting') {
  return (error: unknown): string =>
    (error instanceof ApiError && error.message) || `An error occurred while ${doing} the category`
}
