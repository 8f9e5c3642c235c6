export type Throttling = 'simulate' | 'devtools'

interface Budget {
  label: string
  unit?: ' ms' | ' KB'
  limit: number
  /** With `devtools`, where each request waits. @default limit */
  limitWithWaits?: number
  higherIsBetter?: true
}

const score = (label: string, limit: number): Budget => ({ label, limit, higherIsBetter: true })

/** The budgets of a public page on a phone. A KB is 1,000 bytes, compressed with brotli. */
export const budgets = {
  performance: score('Performance', 98),
  accessibility: score('Accessibility', 100),
  bestPractices: score('Best practices', 100),
  seo: score('SEO', 100),
  largestPaint: { label: 'LCP', unit: ' ms', limit: 1000, limitWithWaits: 1200 },
  blockingTime: { label: 'TBT', unit: ' ms', limit: 100 },
  layoutShift: { label: 'CLS', limit: 0.01 },
  script: { label: 'JavaScript', unit: ' KB', limit: 95_000 },
  style: { label: 'CSS', unit: ' KB', limit: 10_000 },
} satisfies Record<string, Budget>

export type Measurement = Record<keyof typeof budgets, number>

const measures = Object.keys(budgets) as (keyof Measurement)[]

export function medianOf(runs: readonly Measurement[]): Measurement {
  const medians = measures.map((measure) => {
    const sorted = runs.map((run) => run[measure]).toSorted((a, b) => a - b)
    const [lower, upper] = [(sorted.length - 1) / 2, sorted.length / 2].map((at) => sorted[Math.floor(at)]!)
    return [measure, (lower! + upper!) / 2] as const
  })
  return Object.fromEntries(medians) as unknown as Measurement
}

export interface Verdict {
  label: string
  found: string
  budget: string
  kept: boolean
}

export function compareWithBudget(measurement: Measurement, throttling: Throttling): Verdict[] {
  return measures.map((measure) => {
    const { label, limit, limitWithWaits = limit, unit, higherIsBetter }: Budget = budgets[measure]
    const [found, budget] = [measurement[measure], throttling === 'devtools' ? limitWithWaits : limit]
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
