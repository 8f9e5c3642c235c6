import { expect, test } from 'vitest'
import { type EditFields, emptyValues, labelsOf, valuesOf } from './fields'

interface Shelf {
  name: string
  room: { _id: string }
}

interface Values {
  name: string
  room?: string
}

const input = () => null
const name = { label: 'Name', empty: '', input }
const fields: EditFields<Shelf, Values> = {
  name,
  room: { label: 'Room', empty: 'none', of: ({ room }) => room._id, input },
}

test("a form has the empty values for a new item, and the item's values for an existing one", () => {
  expect(emptyValues(fields)).toEqual({ name: '', room: 'none' })
  expect(valuesOf(fields, { name: 'Tea', room: { _id: 'r1' } })).toEqual({ name: 'Tea', room: 'r1' })
  expect(labelsOf(fields)).toEqual({ name: 'Name', room: 'Room' })
})
