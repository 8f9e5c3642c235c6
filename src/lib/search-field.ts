/** `prefetched`: what app/prefetch-search.ts has searched for before the search itself was loaded. */
export interface SearchField extends HTMLInputElement {
  prefetched?: string
}
