import type { RouteKey } from './routes'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** What API Gateway takes as a body, in bytes, with all its files. */
export const largestRequest = 10 * megabyte

/** What an image may have, in bytes. */
export const largestImage = 5 * megabyte

/**
 * What the body of a route may have, in bytes, where it is not `texts`: room for all its fields, each at its bound,
 * in the longest way of writing it. A larger one is not read.
 */
const budgets: Partial<Record<RouteKey, number>> = {
  'POST /users/login': 32 * kilobyte,
  'POST /users/register': 32 * kilobyte,
  'PATCH /users/{id}': 32 * kilobyte,
  'POST /reviews/create': largestImage + megabyte,
  'POST /categories': largestImage + megabyte,
  'PUT /categories/{id}': largestImage + megabyte,
  'POST /stores/create': largestImage + megabyte,
  // In JSON it may be a store as it is read, with a hundred reviews.
  'PUT /stores/by-id/{id}': largestImage + megabyte,
  'POST /blogs/create': largestRequest,
}

const texts = 256 * kilobyte

/** What the body of a route may have, in bytes. */
export function bodyBudget(key: RouteKey): number {
  return budgets[key] ?? texts
}

/** What is said of a larger one, wherever it is found out. */
export function requestTooLarge(bytes: number): string {
  const most = bytes < megabyte ? `${bytes / kilobyte} KB` : `${bytes / megabyte} MB, with all its files`
  return `The request is too large: it may have at most ${most}.`
}
