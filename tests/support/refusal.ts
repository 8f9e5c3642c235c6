import { expect } from 'vitest'

/** The body of an answer that refuses a request, for one of its fields or as a whole. */
export function refusal(statusCode: number, error: string, message: string, field?: string) {
  const fields = field === undefined ? {} : { fields: { [field]: message } }
  return { statusCode, error, message, requestId: expect.any(String), ...fields }
}
