import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The address of an item that was found by a former slug, or one in another case; else undefined. */
export function presentAddress(
  asked: string,
  present: string | undefined,
  pathOf: (slug: string) => string,
): string | undefined {
  return present === undefined || asked === present ? undefined : pathOf(present)
}

interface Found {
  asked: string
  /** The slug of the item; undefined until it is read. */
  present: string | undefined
  pathOf: (slug: string) => string
  /** The key under which the item was read. */
  keyOf: (slug: string) => QueryKey
}

/**
 * Replaces a former address by the present one, with its parameters and without a new read. The server
 * redirects visitors from outside; this is for links within the site.
 */
export function usePresentAddress({ asked, present, pathOf, keyOf }: Found): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search, state } = useLocation() as { search: string; state: unknown }
  const address = presentAddress(asked, present, pathOf)
  useEffect(() => {
    if (address === undefined || present === undefined) return
    client.setQueryData(keyOf(present), client.getQueryData(keyOf(asked)))
    void navigate(address + search, { replace: true, state })
  })
}
