import { expect, test } from 'vitest'
import { moment } from '#domain/field/moment'
import { defaultFields } from './default-fields'

const edges = ['start', 'end'] as const
const days = ['2026-12-24', '2026-03-29', '2026-10-25', '2026-12-24T18:00']

test.each(edges.flatMap((edge) => days.map((day) => [edge, day] as const)))(
  'the %s of %s stays as it is when the form is saved again',
  (edge, day) => {
    const schema = moment('Moment', edge)
    const { at } = defaultFields<{ at: string | null }, { at: string }>({ at: schema }, {})
    const stored = schema.parse(day)
    const shown = at.of({ at: stored!.at })
    expect(schema.parse(shown)?.at).toBe(stored?.at)
  },
)
