import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Undefined if the item has this address, or is not read yet. */
export const currentAddress = (
  requestedSlug: string,
  currentSlug: string | undefined,
  pathOf: (slug: string) => string,
): string | undefined =>
  currentSlug === undefined || requestedSlug === currentSlug ? undefined : pathOf(currentSlug)

/**
 * For links within the site: the server redirects visitors from outside. `currentSlug` is undefined until the
 * item is read.
 */
export function useReplaceFormerAddress(
  requestedSlug: string,
  currentSlug: string | undefined,
  pathOf: (slug: string) => string,
  keyOf: (slug: string) => QueryKey,
): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search, state } = useLocation() as { search: string; state: unknown }
  const address = currentAddress(requestedSlug, currentSlug, pathOf)
  useEffect(() => {
    if (address === undefined || currentSlug === undefined) return
    client.setQueryData(keyOf(currentSlug), client.getQueryData(keyOf(requestedSlug)))
    void navigate(address + search, { replace: true, state })
  })
}
