import type { RouteKey } from '../api/api'
import { featureFormRoutes } from '../features/pages'

export interface FormRoute {
  page: string
  /** The call that it stands for. Null: the page is shown again, with other stores to choose from. */
  call: RouteKey | null
  /** Values that its page is shown for again. */
  shownFor?: readonly string[]
}

/** Where browsers post visitors' forms without JavaScript, below the API's stage (record 53). */
export const formRoutes = {
  '/forms/review': { page: '/reviews', call: 'POST /reviews/create', shownFor: ['store', 'storeId'] },
  '/forms/review/store': { page: '/reviews', call: null, shownFor: ['store', 'storeId'] },
  '/forms/message': { page: '/reach-us', call: 'POST /messages' },
  ...featureFormRoutes,
} as const satisfies Record<string, FormRoute>

export type FormPath = keyof typeof formRoutes

/** The place of a form that says what became of it. */
export const outcomeId = 'outcome'

/** The address that a form is posted to. The browser then shows the part of the page with this id. */
export function actionOf(path: FormPath, id = outcomeId): string {
  return `/api${path}#${id}`
}

/** The parameter of a page's address after its form was sent: what was, and when (functions/pages/). */
export const sentParameter = 'sent'
