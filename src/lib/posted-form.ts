import { createContext, useContext } from 'react'

/** What a browser has posted without JavaScript and the server has not taken. */
export interface PostedForm {
  /** What was typed, by field. */
  values: Record<string, string>
  /** The message of each field that was refused. */
  fields: Record<string, string>
  /** Why it was refused; undefined where only other stores were asked for. */
  refusal?: string
}

/**
 * The posted form of the page that answers it (functions/pages/forms.ts). That page runs no script: in the
 * browser there is never one.
 */
export const PostedFormContext = createContext<PostedForm | undefined>(undefined)

const nothing: PostedForm = { values: {}, fields: {} }

/** The posted form; an empty one on all other pages. */
export function usePostedForm(): PostedForm {
  return useContext(PostedFormContext) ?? nothing
}
