interface Early {
  /** Address of the document. */
  address?: string
  /** Something was touched or focused. */
  touched?: true
  /** The last button that was pressed. */
  press?: HTMLButtonElement
  /** The last event of typing. */
  typed?: Event
}

declare global {
  interface Window {
    early?: Early
  }
}

export function recordedEarly(): Early {
  return window.early ?? {}
}
