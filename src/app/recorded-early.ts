interface Early {
  address?: string
  touched?: true
  press?: HTMLButtonElement
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
