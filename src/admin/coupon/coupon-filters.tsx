import { useQuery } from '@tanstack/react-query'
import { couponListSchema } from '#domain/coupon/coupon-list'
import { couponStatuses, couponStatusLabel } from '#domain/coupon/coupon-status'
import { couponTypeLabel, couponTypes } from '#domain/coupon/coupon-wording'
import { read } from '#lib/read'
import { MoreButtons } from '../components/more-buttons'
import { FilterChips } from '../components/table/filter-chips'
import { FilterSelect } from '../components/table/filter-select'
import type { ListAddress } from '../components/table/use-list-address'
import { couponChips } from '../features/coupon'
import { StorePicker } from '../store/store-picker'

const chips = [{ name: 'ends', value: 'week', label: 'Ends this week' }, ...couponChips]

const statuses = couponStatuses.map((status) => [status, couponStatusLabel[status]] as const)
const types = couponTypes.map((type) => [type, couponTypeLabel[type]] as const)

/** The query of GET /coupons by the address, whose ?q= is the search. What is not valid is left out. */
export function couponQueryOf(address: ListAddress): Record<string, string> {
  const sent = Object.entries(couponListSchema.shape).map(([name, schema]) => {
    const value = address.filter(name === 'search' ? 'q' : name)
    return [name, schema.safeParse(value).success ? value : ''] as const
  })
  return Object.fromEntries(sent.filter(([, value]) => value !== ''))
}

export function CouponFilters({ address }: { address: ListAddress }) {
  const categories = useQuery(read('GET /categories', {})).data ?? []
  return (
    <>
      <StorePicker
        label="Store"
        isLabelHidden
        value={address.filter('storeId')}
        onChange={(id) => address.setFilter('storeId', id)}
      />
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
        isOn={[address.filter('type'), address.filter('categoryId')].some(Boolean)}
        isLazy
      >
        <FilterSelect address={address} name="type" label="Type" options={[['', 'Any type'], ...types]} />
        <FilterSelect
          address={address}
          name="categoryId"
          label="Category"
          options={[['', 'Any category'], ...categories.map(({ _id, name }) => [_id, name] as const)]}
        />
      </MoreButtons>
    </>
  )
}
