import type { Browser } from '#infra/build/browsers'

export interface Newer {
  feature: string
  browsers: Browser[]
  at: string
}
