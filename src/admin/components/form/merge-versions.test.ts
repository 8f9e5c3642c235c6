import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeVersions } from './merge-versions'

const value = fc.oneof(
  fc.constantFrom('', 'a', 'b'),
  fc.boolean(),
  fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }),
)
const version = fc.record({ name: value, link: value, pros: value })

test('only fields that both have changed differently are disputed, and no change is lost', () => {
  fc.assert(
    fc.property(version, version, version, (base, mine, theirs) => {
      const { values, disputed, taken } = mergeVersions(base, mine, theirs)
      for (const name of ['name', 'link', 'pros'] as const) {
        const [was, here, there] = [base, mine, theirs].map((of) => JSON.stringify(of[name]))
        const isDisputed = here !== was && there !== was && here !== there
        expect(disputed.includes(name)).toBe(isDisputed)
        expect(taken.includes(name)).toBe(here === was && there !== was)
        if (!isDisputed) expect(JSON.stringify(values[name])).toBe(here === was ? there : here)
        else expect(JSON.stringify(values[name])).toBe(here)
      }
    }),
  )
})

test('a chosen file stays, whatever else has changed', () => {
  const file = new File(['image'], 'logo.png')
  const base = { name: 'Zephyr', logo: [] as File[] }
  expect(mergeVersions(base, { name: 'Zephyr', logo: [file] }, { name: 'Notus', logo: [] })).toEqual({
    values: { name: 'Notus', logo: [file] },
    disputed: [],
    taken: ['name'],
  })
})

test('a field of a group is never taken from one version, and another of it from the other', () => {
  fc.assert(
    fc.property(version, version, version, (base, mine, theirs) => {
      const { values, disputed, taken } = mergeVersions(base, mine, theirs, [['name', 'link']])
      const groupIn = ({ name, link }: typeof base) => JSON.stringify([name, link])
      const [was, here, there] = [base, mine, theirs].map(groupIn)
      if (here !== was && there !== was && here !== there) {
        const differing = (['name', 'link'] as const).filter(
          (name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]),
        )
        expect([disputed.filter((name) => name !== 'pros'), taken.filter((name) => name !== 'pros')]).toEqual(
          [differing, []],
        )
      } else {
        expect(groupIn(values)).toBe(here === was ? there : here)
      }
    }),
  )
})
