import { createContext, useContext } from 'react'

/** What a browser posted without JavaScript and the server refused. */
export interface RefusedForm {
  values: Record<string, string>
  fields: Record<string, string>
  /** Undefined if the visitor only searched for other stores. */
  refusal?: string
}

/** Only on the page that answers a refused form (functions/pages/forms.ts), which runs no script. */
export const RefusedFormContext = createContext<RefusedForm | undefined>(undefined)

const nothing: RefusedForm = { values: {}, fields: {} }

/** Empty on all pages but the one that answers a form. */
export const useRefusedForm = (): RefusedForm => useContext(RefusedFormContext) ?? nothing
