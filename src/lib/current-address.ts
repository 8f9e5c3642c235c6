import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Undefined if the item has this address, or is not read yet. */
export const currentAddress = (
  asked: string,
  present: string | undefined,
  pathOf: (slug: string) => string,
): string | undefined => (present === undefined || asked === present ? undefined : pathOf(present))

interface Found {
  asked: string
  /** Undefined until the item is read. */
  present: string | undefined
  pathOf: (slug: string) => string
  keyOf: (slug: string) => QueryKey
}

/** For links within the site: the server redirects visitors from outside. */
export function useReplaceFormerAddress({ asked, present, pathOf, keyOf }: Found): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search, state } = useLocation() as { search: string; state: unknown }
  const address = currentAddress(asked, present, pathOf)
  useEffect(() => {
    if (address === undefined || present === undefined) return
    client.setQueryData(keyOf(present), client.getQueryData(keyOf(asked)))
    void navigate(address + search, { replace: true, state })
  })
}
