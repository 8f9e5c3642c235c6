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

export type Reads = Partial<Record<ReadKey, Omit<Read, 'key'>[]>>

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
    return reads.map((read) => ({ ...read, key }))
  })
}

function isRead(key: string): key is ReadKey {
  return key.startsWith('GET ')
}

/** A read without choices: the first page of a list, or an item, if the catalogue has one. */
function usual(key: ReadKey, landmarks: Partial<Record<string, string>>): Omit<Read, 'key'>[] {
  const { params, paged } = endpointOf(key)
  const list = paged ? { name: `${key}?limit=20`, query: page } : { name: key }
  if (!params) return [list]
  const id = landmarks[key.split('/')[1] ?? '']
  return id === undefined ? [] : [{ ...list, params: { id } }]
}

function readsOfStores({ stores: storeId }: Landmarks): Reads {
  const offers = 'GET /stores/coupons/{storeId}'
  return {
    'GET /stores': [
      { name: 'GET /stores?limit=20', query: page },
      { name: 'GET /stores?sort=-rating&limit=20', query: { ...page, sort: '-rating' } },
    ],
    'GET /stores/slug/{slug}': [
      { name: 'GET /stores/slug/{slug}', params: { slug: 'zephyr-out000000' } },
      { name: 'GET /stores/slug/{former slug}', params: { slug: 'zephyr-of-old' } },
    ],
    'GET /stores/letter/{letter}': [
      { name: 'GET /stores/letter/Z?limit=20', params: { letter: 'Z' }, query: page },
      { name: 'GET /stores/letter/other?limit=20', params: { letter: 'other' }, query: page },
    ],
    'GET /stores/related/{slug}': [
      { name: 'GET /stores/related/{slug}', params: { slug: 'zephyr-out000000' } },
    ],
    'GET /stores/blogs/{storeId}': [{ name: 'GET /stores/blogs/{storeId}', params: { storeId } }],
    'GET /stores/search/{term}': [
      ...['zep', 'out zep', 'zephyr out0000', 'nothing', 'zehpyr', 'zephyrout00'].map((term) => ({
        name: `GET /stores/search/${term}`,
        params: { term },
      })),
      { name: 'GET /stores/search/zep?limit=24', params: { term: 'zep' }, query: { limit: '24' } },
    ],
    'GET /stores/suggestions/{term}': ['zephyrnothing', 'out nothing'].map((term) => ({
      name: `GET /stores/suggestions/${term}`,
      params: { term },
    })),
    [offers]: [
      { name: offers, params: { storeId } },
      { name: `${offers}?status=live`, params: { storeId }, query: { status: 'live' } },
    ],
    'GET /categories': [{ name: 'GET /categories' }],
    'GET /categories/top': [{ name: 'GET /categories/top' }],
    'GET /categories/search/{term}': [{ name: 'GET /categories/search/cat', params: { term: 'cat' } }],
    'GET /categories/slug/{slug}': [
      {
        name: 'GET /categories/slug/{slug}?limit=3',
        params: { slug: 'category-1' },
        query: { limit: '3' },
      },
    ],
  }
}

function readsOfOthers({ picturedReviews, stores: storeId }: Landmarks): Reads {
  return {
    'GET /coupons': [
      { name: 'GET /coupons?limit=9', query: fewer },
      { name: 'GET /coupons?limit=9, a visitor', query: fewer, by: 'a visitor' },
      {
        name: 'GET /coupons?status=live&limit=9, a visitor',
        query: { ...fewer, status: 'live' },
        by: 'a visitor',
      },
      ...['scheduled', 'live', 'ending', 'expired', 'withdrawn'].map((status) => ({
        name: `GET /coupons?status=${status}&limit=9`,
        query: { ...fewer, status },
      })),
      ...['save20', 'zephyr', 'zephyr out fifth', 'nothing'].map((search) => ({
        name: `GET /coupons?search=${search}&limit=9`,
        query: { ...fewer, search },
      })),
      // The smallest catalogue has too few of them to reach the bounds.
      { name: 'GET /coupons?ends=week&limit=9', query: { ...fewer, ends: 'week' }, maxReadUnits: 4 },
      { name: 'GET /coupons?sort=ends&limit=9', query: { ...fewer, sort: 'ends' }, maxReadUnits: 8 },
      { name: 'GET /coupons?type=deal&limit=9', query: { ...fewer, type: 'deal' }, maxReadUnits: 170 },
    ],
    'GET /reviews/approved': [
      { name: 'GET /reviews/approved?limit=9', query: fewer },
      ...[{ sort: 'rating' }, { by: 'visitors' }, { sort: 'rating', by: 'visitors' }].map((choice) => ({
        name: `GET /reviews/approved?${new URLSearchParams(choice).toString()}&limit=9`,
        query: { ...fewer, ...choice },
      })),
    ],
    'GET /reviews': [
      { name: 'GET /reviews?limit=9', query: fewer },
      { name: 'GET /reviews?storeId=&limit=9', query: { ...fewer, storeId }, maxReadUnits: 20 },
      ...[{ search: 'rosa' }, { search: 'rosa nothing' }, { state: 'pending', stars: '5' }].map((choice) => ({
        name: `GET /reviews?${new URLSearchParams(choice).toString()}&limit=9`,
        query: { ...fewer, ...choice },
        maxReadUnits: choice.search === undefined ? 170 : 20,
      })),
    ],
    'GET /coupons/count': [{ name: 'GET /coupons/count', maxReadUnits: 170 }],
    'GET /waiting': [{ name: 'GET /waiting', maxReadUnits: 250 }],
    'GET /reviews/{id}/picture': [{ name: 'GET /reviews/{id}/picture', params: { id: picturedReviews } }],
    'GET /reviews/pending': [{ name: 'GET /reviews/pending?limit=9', query: fewer }],
    'GET /reviews/rejected': [{ name: 'GET /reviews/rejected?limit=9', query: fewer }],
    'GET /decisions': [{ name: 'GET /decisions?limit=9', query: fewer }],
    // Users are in Cognito, so it reads nothing of the catalogue.
    'GET /users/': [{ name: 'GET /users/' }],
  }
}
