import { useQueries, useQuery } from '@tanstack/react-query'
import { couponStatuses, couponStatusLabel } from '#domain/coupon/coupon-status'
import { couponTypeLabel, couponTypes } from '#domain/coupon/coupon-wording'
import { read } from '#lib/read'
import { MoreButtons } from '../components/more-buttons'
import { FilterChips } from '../components/table/filter-chips'
import { FilterSelect } from '../components/table/filter-select'
import type { ListAddress } from '../components/table/use-list-address'
import { couponChips, couponSourceReads } from '../features/coupon'
import { StoreFilter } from '../store/store-picker'

const chips = [{ name: 'ends', value: 'week', label: 'Ends this week' }, ...couponChips]

const statuses = couponStatuses.map((status) => [status, couponStatusLabel[status]] as const)
const sources = [
  ['', 'Any source'],
  ['staff', 'Our staff'],
  ['feed', 'Any feed'],
] as const

const types = couponTypes.map((type) => [type, couponTypeLabel[type]] as const)

export function CouponFilters({ address }: { address: ListAddress }) {
  const categories = useQuery(read('GET /categories', {})).data ?? []
  const feeds = useQueries({ queries: [...couponSourceReads] }).flatMap(({ data = [] }) => data)
  return (
    <>
      <StoreFilter address={address} />
      <FilterSelect
        address={address}
        name="status"
        label="Status"
        options={[['', 'Any status'], ...statuses]}
      />
      <FilterChips address={address} chips={chips} />
      <MoreButtons
        label="More filters"
        icon="filter"
        isOn={['type', 'categoryId', 'source'].some((name) => address.filter(name) !== '')}
      >
        <FilterSelect address={address} name="type" label="Type" options={[['', 'Any type'], ...types]} />
        <FilterSelect
          address={address}
          name="categoryId"
          label="Category"
          options={[['', 'Any category'], ...categories.map(({ _id, name }) => [_id, name] as const)]}
        />
        <FilterSelect
          address={address}
          name="source"
          label="Source"
          options={[...sources, ...feeds.map((name) => [`feed:${name}`, `Feed: ${name}`] as const)]}
        />
      </MoreButtons>
    </>
  )
}
