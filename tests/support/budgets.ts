export interface Measurement {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestPaint: number
  blockingTime: number
  layoutShift: number
  script: number
  style: number
}

export type Throttling = 'simulate' | 'devtools'

interface Budget {
  label: string
  unit: '' | ' ms' | ' KB'
  limit: (throttling: Throttling) => number
  higherIsBetter?: true
}

const score = (label: string, limit: number): Budget => ({
  label,
  unit: '',
  limit: () => limit,
  higherIsBetter: true,
})
const atMost = (label: string, unit: Budget['unit'], limit: number): Budget => ({
  label,
  unit,
  limit: () => limit,
})

/** The budgets of a public page on a phone. A KB is 1,000 bytes, compressed with brotli. */
export const budgets: Record<keyof Measurement, Budget> = {
  performance: score('Performance', 98),
  accessibility: score('Accessibility', 100),
  bestPractices: score('Best practices', 100),
  seo: score('SEO', 100),
  largestPaint: {
    label: 'LCP',
    unit: ' ms',
    limit: (throttling) => (throttling === 'devtools' ? 1200 : 1000),
  },
  blockingTime: atMost('TBT', ' ms', 100),
  layoutShift: atMost('CLS', '', 0.01),
  script: atMost('JavaScript', ' KB', 95_000),
  style: atMost('CSS', ' KB', 10_000),
}

const measures = Object.keys(budgets) as (keyof Measurement)[]

export function medianOf(runs: readonly Measurement[]): Measurement {
  return Object.fromEntries(
    measures.map((measure) => [measure, median(runs.map((run) => run[measure]))]),
  ) as unknown as Measurement
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new RangeError('There is no median of nothing.')
  return (upper + lower) / 2
}

export interface Verdict {
  label: string
  found: string
  budget: string
  kept: boolean
}

export function compareWithBudget(measurement: Measurement, throttling: Throttling): Verdict[] {
  return measures.map((measure) => {
    const { label, limit, unit, higherIsBetter } = budgets[measure]
    const [found, budget] = [measurement[measure], limit(throttling)]
    return {
      label,
      found: shown(found, unit),
      budget: `${higherIsBetter ? '≥' : '≤'} ${shown(budget, unit)}`,
      kept: higherIsBetter ? found >= budget : found <= budget,
    }
  })
}

function shown(value: number, unit: Budget['unit']): string {
  if (unit === ' KB') return `${(value / 1000).toFixed(1)} KB`
  return unit === ' ms' ? `${Math.round(value)} ms` : String(Number(value.toFixed(3)))
}
