import { expect, test } from 'vitest'
import { routeKeys } from '#domain/api/api'
import { catalogueOf, type Landmarks } from '../load/catalogue'
import { readsOf } from '../load/reads'

test('every read is in the benchmark of reads', () => {
  const landmarks: Partial<Landmarks> = {}
  const items = [...catalogueOf(1, landmarks)]
  expect(items.length).toBeGreaterThan(0)
  const measured = new Set(readsOf(landmarks as Landmarks).map(({ key }) => key))
  expect([...measured].toSorted()).toEqual(routeKeys.filter((route) => route.startsWith('GET ')).toSorted())
})
