import type { Browser } from '#infra/build/browsers'

/** Something that code asks for and a browser of the policy lacks. */
export interface Newer {
  /** As one writes it: ":has", "AbortSignal.any", "text-wrap: balance". */
  feature: string
  browsers: Browser[]
  /** A piece of the code around it. */
  at: string
}
