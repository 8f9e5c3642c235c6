import { expect, test } from 'vitest'
import { evenColumns } from './even-columns'

test('the last row has at most as many gaps as there are rows above it, and no row is too wide', () => {
  for (let count = 1; count <= 200; count++) {
    const columns = evenColumns(count)
    const rows = Math.ceil(count / columns)
    expect(columns).toBeLessThanOrEqual(8)
    expect(rows * columns - count).toBeLessThan(rows)
  }
})
