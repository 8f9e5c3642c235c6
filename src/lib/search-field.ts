/** With the text that was requested before the search was loaded. */
export interface SearchField extends HTMLInputElement {
  askedAhead?: string
}
