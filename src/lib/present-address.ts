import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { slugOf } from '#domain/slug'

/** The address of what has been renamed, where it was found by a slug that it had before; else undefined. */
export function presentAddress(
  asked: string,
  present: string | undefined,
  pathOf: (slug: string) => string,
): string | undefined {
  return present === undefined || slugOf(asked) === present ? undefined : pathOf(present)
}

interface Found {
  asked: string
  /** The slug of what was found; undefined while nothing has been. */
  present: string | undefined
  pathOf: (slug: string) => string
  /** Under which it has been read. */
  keyOf: (slug: string) => QueryKey
}

/**
 * Puts the present address in the place of a former one, with its parameters and without reading again. The
 * server redirects who comes from elsewhere; this is for links within the site.
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
