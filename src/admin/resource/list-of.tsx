import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ItemOf, ListKey } from '#lib/api-client'
import type { Identified } from '../components/optimistic-changes'
import { useListAddress } from '../components/table/use-list-address'
import { useStaffPage } from '../components/table/use-staff-page'
import { ResourcePage } from './resource-page'

type PageProps<Item extends Identified, Input extends FieldValues, Output> = ComponentProps<
  typeof ResourcePage<Item, Input, Output>
>

interface Props<Key extends ListKey, Input extends FieldValues, Output> extends Pick<
  PageProps<ItemOf<Key> & Identified, Input, Output>,
  'resource' | 'actions'
> {
  route: Key
}

/** The page of a list without search and filters. */
export function ListOf<Key extends ListKey, Input extends FieldValues, Output>({
  route,
  ...others
}: Props<Key, Input, Output>) {
  const address = useListAddress()
  const page = useStaffPage(route, { cursor: address.cursor })
  return <ResourcePage address={address} page={page} {...others} />
}
