import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import * as z from 'zod'
import type { RouteKey } from '#domain/api/api'
import type { Blog } from '#domain/blog/blog'
import type { Category } from '#domain/category/category'
import type { Coupon } from '#domain/coupon/coupon'
import type { Report } from '#domain/report/report'
import type { Review } from '#domain/review/review'
import type { Store } from '#domain/store/store'
import type { VersionedUser } from '#domain/user/user'
import { blogs } from '../../src/admin/blog/blog-resource'
import { categories } from '../../src/admin/category/category-resource'
import type { Listed } from '../../src/admin/components/optimistic-changes'
import { coupons } from '../../src/admin/coupon/coupon-resource'
import { reportDecision } from '../../src/admin/features/report/decide-report-dialog'
import { CreateDialog } from '../../src/admin/resource/create-dialog'
import { CreatePage } from '../../src/admin/resource/create-page'
import { EditDialog } from '../../src/admin/resource/edit-dialog'
import type { Creatable, Edit } from '../../src/admin/resource/resource'
import { reviews } from '../../src/admin/review/review-resource'
import { stores } from '../../src/admin/store/store-resource'
import { users } from '../../src/admin/user/user-resource'
import { withQueries } from './with-queries'

export const base = {
  _id: '01JD0000000000000000000000',
  version: 1,
  name: 'Ebb',
  slug: 'ebb',
  link: 'https://e.example',
}
export const store = {
  ...base,
  description: 'Tea.',
  category: null,
  rating: 4,
  pros: ['Fast'],
  cons: ['Dear'],
} as unknown as Store
export const category = {
  ...base,
  description: '',
  topCategory: false,
  imagePath: null,
} as unknown as Category
export const coupon = {
  ...base,
  title: 'Half',
  type: 'coupon',
  couponCode: 'HALF',
  percentageOff: 50,
  discount: { kind: 'percent', value: 50 },
  startsAt: null,
  endsAt: null,
  endsPrecision: 'day',
  minimumSpend: null,
  terms: '',
  exclusive: false,
  storeId: store,
} as unknown as Coupon
export const review = {
  ...base,
  rating: 4,
  text: 'Good',
  source: 'editorial',
  reviewerName: 'Ada',
  storeId: store,
} as unknown as Review
export const report = {
  ...base,
  about: 'review',
  kind: 'fake',
  text: 'It is.',
  email: null,
  review: null,
  coupon: null,
  decision: null,
  decisions: [],
} as unknown as Report
export const blog = {
  ...base,
  title: 'Pans',
  author: null,
  link: null,
  storeIds: [],
  coverImagesPath: ['/media/red.png'],
  paragraphs: [{ paragraphTitle: '', paragraphText: 'One.' }],
} as unknown as Blog
export const user = { ...base, email: 'ada@example.com', role: 'user' } as unknown as VersionedUser

/** Called when the dialog of an edit form closes. */
export const closed = vi.fn<() => void>()

/** Sends whatever is in the form, so that the server is what refuses it. */
const unchecked = z.custom<never>()

function creating<Input extends FieldValues, Output, Created extends Listed>(
  resource: Creatable<Input, Output, Created>,
  values?: Partial<Input>,
  schema: z.ZodType<never, never> = unchecked,
): ReactNode {
  const { needs: _, ask: _ask, ...create } = resource.create
  return <CreatePage resource={{ ...resource, create: { ...create, schema } }} {...(values && { values })} />
}

function editing<Item extends Listed, Input extends FieldValues, Output>(
  edit: Edit<Item, Input, Output>,
  item: Item,
  schema: z.ZodType<never, never> = unchecked,
): ReactNode {
  const { ask: _, ...others } = edit
  return <EditDialog edit={{ ...others, schema }} reads={[]} item={item} onClose={closed} />
}

/** The form of each call. */
export const forms: Partial<Record<RouteKey, (schema?: z.ZodType<never, never>) => ReactNode>> = {
  'POST /stores/create': (schema) => creating(stores, { pros: ['Fast'], cons: ['Dear'] }, schema),
  'PUT /stores/by-id/{id}': (schema) => editing(stores.edit, store, schema),
  'POST /coupons/create': () => creating(coupons),
  'PUT /coupons/{id}': () => editing(coupons.edit, coupon),
  'POST /categories': (schema) => creating(categories, {}, schema),
  'PUT /categories/{id}': (schema) => editing(categories.edit, category, schema),
  'POST /reviews/create': () => creating(reviews),
  'PUT /reviews/{id}': () => editing(reviews.edit, review),
  'PATCH /reports/{id}/decide': () => editing(reportDecision, report),
  'POST /blogs/create': (schema) => creating(blogs, {}, schema),
  'PUT /blogs/{id}': (schema) => editing(blogs.edit, blog, schema),
  'POST /users/register': () => (
    <CreateDialog
      resource={{ ...users, create: { ...users.create, schema: unchecked } }}
      onClose={() => {}}
    />
  ),
  'PATCH /users/{id}': () => editing(users.edit, user),
}

/** Shows a form on a page of its own. */
export function showForm(form: ReactNode) {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />, {
    wrapper: withQueries,
  })
  return document.querySelector('form')!
}
