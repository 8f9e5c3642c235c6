import { endpointOf, type ReadKey, routeKeys } from '#domain/api/api'
import { featureLoadReads } from '../features/load'
import type { Landmarks } from './catalogue'

export interface Read {
  name: string
  key: ReadKey
  params?: Record<string, string>
  query?: Record<string, string>
  /** The maximum of read units, if it is not what the smallest catalogue needs. */
  maxReadUnits?: number
  /** Who asks. @default staff */
  by?: 'a visitor'
}

/** A file beside pages and the API, and the maximum of read units if it has one. */
export interface FileRead {
  name: string
  path: string
  maxReadUnits?: number
}

type Choice = Omit<Read, 'key' | 'name'>

export type Reads = Partial<Record<ReadKey, Choice[]>>

const page = { limit: '20' }

// With the extra item that tells whether there is a next page, this is what a single store has. So the
// smallest catalogue fills the pages of these lists too.
const fewer = { limit: '9' }

export function readsOf(landmarks: Landmarks): Read[] {
  const special: Reads = {
    ...readsOfStores(landmarks),
    ...readsOfOthers(landmarks),
    ...featureLoadReads(landmarks.coupons),
  }
  return routeKeys.filter(isRead).flatMap((key) => {
    const reads = special[key] ?? usual(key, { ...landmarks })
    return reads.map((read) => ({ ...read, key, name: nameOf(key, read) }))
  })
}

function isRead(key: string): key is ReadKey {
  return key.startsWith('GET ')
}

/** Without ids: each catalogue has others. */
function nameOf(key: ReadKey, { params = {}, query, by }: Choice): string {
  const path = key.replace(/\{(slug|letter|term)\}/, (_, name: string) => params[name] ?? '')
  const search = decodeURIComponent(new URLSearchParams(query).toString()).replace(/[\dA-Z]{26}/, '')
  return [path + (search && `?${search}`), ...(by ? [by] : [])].join(', ')
}

/** A read without choices: the first page of a list, or an item, if the catalogue has one. */
function usual(key: ReadKey, landmarks: Partial<Record<string, string>>): Choice[] {
  const { params, paged } = endpointOf(key)
  const list = paged ? { query: page } : {}
  if (!params) return [list]
  const id = landmarks[key.split('/')[1] ?? '']
  return id === undefined ? [] : [{ ...list, params: { id } }]
}

function readsOfStores({ stores: storeId }: Landmarks): Reads {
  const terms = ['zep', 'out zep', 'zephyr out0000', 'nothing', 'zehpyr', 'zephyrout00']
  return {
    'GET /stores': [{ query: page }, { query: { ...page, sort: '-rating' } }],
    'GET /stores/slug/{slug}': ['zephyr-out000000', 'zephyr-of-old'].map((slug) => ({ params: { slug } })),
    'GET /stores/letter/{letter}': ['Z', 'other'].map((letter) => ({ params: { letter }, query: page })),
    'GET /stores/related/{slug}': [{ params: { slug: 'zephyr-out000000' } }],
    'GET /stores/blogs/{storeId}': [{ params: { storeId } }],
    'GET /stores/search/{term}': [
      ...terms.map((term) => ({ params: { term } })),
      { params: { term: 'zep' }, query: { limit: '24' } },
    ],
    'GET /stores/suggestions/{term}': ['zephyrnothing', 'out nothing'].map((term) => ({ params: { term } })),
    'GET /stores/coupons/{storeId}': [
      { params: { storeId } },
      { params: { storeId }, query: { status: 'live' } },
    ],
    'GET /categories': [{}],
    'GET /categories/top': [{}],
    'GET /categories/search/{term}': [{ params: { term: 'cat' } }],
    'GET /categories/slug/{slug}': [{ params: { slug: 'category-1' }, query: { limit: '3' } }],
  }
}

function readsOfOthers({ picturedReviews, stores: storeId }: Landmarks): Reads {
  const few = (choice: Record<string, string> = {}, more: Partial<Choice> = {}) => ({
    query: { ...fewer, ...choice },
    ...more,
  })
  const states = ['scheduled', 'live', 'ending', 'expired', 'withdrawn']
  return {
    'GET /coupons': [
      few(),
      few({}, { by: 'a visitor' }),
      few({ status: 'live' }, { by: 'a visitor' }),
      ...states.map((status) => few({ status })),
      ...['save20', 'zephyr', 'zephyr out fifth', 'nothing'].map((search) => few({ search })),
      // The smallest catalogue has too few of them to reach the bounds.
      few({ ends: 'week' }, { maxReadUnits: 4 }),
      few({ sort: 'ends' }, { maxReadUnits: 8 }),
      few({ type: 'deal' }, { maxReadUnits: 170 }),
    ],
    'GET /reviews/approved': [
      few(),
      few({ sort: 'rating' }),
      few({ by: 'visitors' }),
      few({ sort: 'rating', by: 'visitors' }),
    ],
    'GET /reviews': [
      few(),
      ...[{ storeId }, { search: 'rosa' }, { search: 'rosa nothing' }].map((choice) =>
        few(choice, { maxReadUnits: 20 }),
      ),
      few({ state: 'pending', stars: '5' }, { maxReadUnits: 170 }),
    ],
    'GET /coupons/count': [{ maxReadUnits: 170 }],
    'GET /waiting': [{ maxReadUnits: 250 }],
    'GET /reviews/{id}/picture': [{ params: { id: picturedReviews } }],
    'GET /reviews/pending': [few()],
    'GET /reviews/rejected': [few()],
    'GET /decisions': [few()],
    // Users are in Cognito, so it reads nothing of the catalogue.
    'GET /users/': [{}],
  }
}
