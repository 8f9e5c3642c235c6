interface Early {
  /** The address that the document came with. */
  address?: string
  /** Whether anything was touched or focused. */
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

/** What happened before the site's first script ran (functions/pages/early-recorder.ts). */
export function recordedEarly(): Early {
  return window.early ?? {}
}
