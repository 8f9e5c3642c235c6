interface Early {
  address?: string
  touched?: true
  press?: HTMLButtonElement
}

declare global {
  interface Window {
    early?: Early
  }
}

export const recordedEarly = (): Early => window.early ?? {}
