import { describe, expect, test } from 'vitest'
import { judge, type Measurement, medianOf } from './budgets'

const good: Measurement = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaint: 1200,
  blockingTime: 100,
  blockingWork: 50,
  layoutShift: 0.01,
  script: 95_000,
  style: 10_000,
}

const scores = new Set<string>(['performance', 'accessibility', 'bestPractices', 'seo'])

describe('the budgets of a page', () => {
  test('are met by a page that just reaches each of them', () => {
    expect(judge(good, 'simulate').filter(({ kept }) => !kept)).toEqual([])
  })

  test.each(Object.keys(good) as (keyof Measurement)[])('are exceeded by a worse %s alone', (measure) => {
    const worse = { ...good, [measure]: scores.has(measure) ? good[measure] - 1 : good[measure] * 1.01 }
    expect(judge(worse, 'simulate').filter(({ kept }) => !kept)).toHaveLength(1)
  })

  test('allow a later largest paint with applied throttling', () => {
    const page = { ...good, largestPaint: 1499.6 }
    expect(judge(page, 'devtools')).toContainEqual({
      label: 'LCP',
      found: '1500 ms',
      budget: '≤ 1500 ms',
      kept: true,
    })
    expect(judge(page, 'simulate')).toContainEqual({
      label: 'LCP',
      found: '1500 ms',
      budget: '≤ 1200 ms',
      kept: false,
    })
  })

  test('show sizes in KB', () => {
    expect(judge({ ...good, script: 95_100 }, 'simulate')).toContainEqual({
      label: 'JavaScript',
      found: '95.1 KB',
      budget: '≤ 95.0 KB',
      kept: false,
    })
  })
})

describe('the median of several runs', () => {
  test('is the middle one of each measure', () => {
    const runs = [900, 3000, 1000].map((largestPaint) => ({ ...good, largestPaint }))
    expect(medianOf(runs)).toEqual({ ...good, largestPaint: 1000 })
  })

  test('is the mean of the middle two of an even number', () => {
    const runs = [900, 1000].map((largestPaint) => ({ ...good, largestPaint }))
    expect(medianOf(runs)).toEqual({ ...good, largestPaint: 950 })
  })

  test('throws without any run', () => {
    expect(() => medianOf([])).toThrow(RangeError)
  })
})
