/** A field of the search, and the text that has been asked for before the search was there. */
export interface SearchField extends HTMLInputElement {
  askedAhead?: string
}
