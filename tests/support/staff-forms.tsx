import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import * as z from 'zod'
import { endpointOf, type RouteKey, routeKeys } from '#domain/api/api'
import type { Identified } from '../../src/admin/calls/optimistic-changes'
import { CreatePage } from '../../src/admin/resource/create-page'
import { EditDialog } from '../../src/admin/resource/edit-dialog'
import type { Edit, Creatable } from '../../src/admin/resource/resource'
import type { Removal } from '../../src/admin/resource/removal'
import { staffForms } from '../features/staff'
import { exampleAnswer } from './valid-request'
import { withQueries } from './with-queries'

type AnyItem = Identified & Record<string, unknown>

interface AnyResource extends Creatable<FieldValues, unknown, AnyItem> {
  name: string
  plural: string
  edit: Edit<AnyItem, FieldValues, unknown>
  remove: Removal<AnyItem>
}

const modules = import.meta.glob<Record<string, unknown>>('../../src/admin/*/*-{resource,page}.tsx', {
  eager: true,
})

const isResource = (value: unknown): value is AnyResource =>
  typeof value === 'object' && value !== null && 'plural' in value

/** All kinds of items that staff manage. */
export const resources = [
  ...new Set(Object.values(modules).flatMap((module) => Object.values(module))),
].filter(isResource)

const hasBody = (key: RouteKey) => Boolean(endpointOf(key).json ?? endpointOf(key).form)

/** The call that creates one of them, and the one that changes it. */
export function callsOf({ plural }: AnyResource) {
  const own = routeKeys.filter((key) => hasBody(key) && key.split(/[ /]/, 3)[2] === plural)
  const create = own.find((key) => key.startsWith('POST ') && endpointOf(key).status === 201)!
  const edit = own.find((key) => /^(PUT|PATCH) .*\{id\}$/.test(key))!
  return { create, edit }
}

const items = new Map<RouteKey, AnyItem>()

/** What this call answers with, each time the same. */
export function itemOf(key: RouteKey): AnyItem {
  const item = items.get(key) ?? { ...(exampleAnswer(key) as AnyItem), version: 1 }
  items.set(key, item)
  return item
}

/** Points that have a place for a message. */
const points: Record<string, string[]> = { pros: ['Fast'], cons: ['Dear'] }

const pointsOf = ({ create: { fields } }: AnyResource) =>
  Object.fromEntries(Object.entries(points).filter(([name]) => name in fields))

/** Called when the dialog of an edit form closes. */
export const closed = vi.fn<() => void>()

/** Sends whatever is in the form, so that the server is what refuses it. */
const unchecked = z.custom<never>()

function creating<Input extends FieldValues, Output, Created extends Identified>(
  resource: Creatable<Input, Output, Created>,
  values?: Partial<Input>,
  schema: z.ZodType<never, never> = unchecked,
): ReactNode {
  const { needs: _, ask: _ask, ...create } = resource.create
  return <CreatePage resource={{ ...resource, create: { ...create, schema } }} {...(values && { values })} />
}

export function editing<Item extends Identified, Input extends FieldValues, Output>(
  edit: Edit<Item, Input, Output>,
  item: Item,
  schema: z.ZodType<never, never> = unchecked,
): ReactNode {
  const { ask: _, ...others } = edit
  const unchecking = { ...others, schema: schema as z.ZodType as z.ZodType<Output, Input> }
  return <EditDialog edit={unchecking} reads={[]} item={item} onClose={closed} />
}

/** The form of each call. */
export const forms: Partial<Record<RouteKey, (schema?: z.ZodType<never, never>) => ReactNode>> = {
  ...Object.fromEntries(
    resources.flatMap((resource) => {
      const { create, edit } = callsOf(resource)
      type Schema = z.ZodType<never, never>
      return [
        [create, (schema?: Schema) => creating(resource, pointsOf(resource), schema)],
        [edit, (schema?: Schema) => editing(resource.edit, itemOf(edit), schema)],
      ]
    }),
  ),
  ...Object.fromEntries(
    Object.entries(staffForms).map(([key, { show }]) => [key, () => show(editing, itemOf(key as RouteKey))]),
  ),
}

/** Shows a form on a page of its own. */
export function showForm(form: ReactNode) {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />, {
    wrapper: withQueries,
  })
  return document.querySelector('form')!
}
