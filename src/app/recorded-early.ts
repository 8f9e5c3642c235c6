interface Early {
  touched?: true
  press?: HTMLButtonElement
  typed?: Event
}

declare global {
  interface Window {
    early?: Early
  }
}

export const recordedEarly = (): Early => window.early ?? {}
