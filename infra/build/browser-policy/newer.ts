import type { Browser } from '#infra/build/browsers'

export interface Newer {
  /** As one writes it: ":has", "AbortSignal.any", "text-wrap: balance". */
  feature: string
  browsers: Browser[]
  at: string
}
