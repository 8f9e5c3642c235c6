import type { Blog } from './blog'
import type { Category, CategoryDetail } from './category'
import type { Coupon } from './coupon'
import type { Message } from './message'
import type { Review } from './review'
import type { CodeKey, Session } from './session'
import type { DeletedStore, Store, StoreDetail } from './store'
import type { User } from './user'

/** The dashboard's totals; null where one could not be read. */
export interface Stats {
  stores: number | null
  reviews: number | null
  blogs: number | null
}

/** How many visitors have looked at a coupon today (UTC). */
interface Views {
  viewCount: number
}

/** What each read answers with. A query's key is the route it reads, so this types the whole site's data. */
export interface Reads {
  'GET /stores': Store[]
  'GET /stores/topStores': Store[]
  'GET /stores/slug/{slug}': StoreDetail
  'GET /stores/search/{term}': Store[]
  'GET /stores/by-id/{id}': Store
  'GET /stores/coupons/{storeId}': Coupon[]
  'GET /stores/deleted': DeletedStore[]
  'GET /coupons': Coupon[]
  'GET /coupons/{id}': Coupon
  'GET /coupons/mostViewed': Coupon[]
  'GET /categories': Category[]
  'GET /categories/top': Category[]
  'GET /categories/slug/{slug}': CategoryDetail
  'GET /reviews': Review[]
  'GET /reviews/pending': Review[]
  'GET /reviews/approved': Review[]
  'GET /reviews/{id}': Review
  'GET /reviews/{id}/picture': { picture: string }
  'GET /blogs': Blog[]
  'GET /blogs/{id}': Blog
  'GET /users/': User[]
  'GET /stats': Stats
  'GET /messages': Message[]
}

interface Writes {
  'POST /stores/create': Store
  'PUT /stores/by-id/{id}': Store
  'DELETE /stores/by-id/{id}': undefined
  'POST /stores/by-id/{id}/restore': Store
  'POST /coupons/create': Coupon
  'PUT /coupons/{id}': Coupon
  'DELETE /coupons/{id}': undefined
  'POST /categories': Category
  'PUT /categories/{id}': Category
  'PATCH /categories/{id}/make-top': Category
  'PATCH /categories/{id}/remove-top': Category
  'DELETE /categories/{id}': undefined
  'POST /blogs/create': Blog
  'POST /coupons/{id}/views': Views
  'POST /reviews/create': Review & { statusCode: 201 }
  'PUT /reviews/{id}': Review
  'PATCH /reviews/by-id/{id}/approve': Review
  'DELETE /reviews/{id}': undefined
  'POST /messages': Message
  'DELETE /messages/{id}': undefined
  'POST /users/register': User
  'PATCH /users/{id}': User
  'DELETE /users/{id}': undefined
  'POST /users/login': Session
  'POST /users/refresh': Session
  'POST /users/logout': undefined
  'POST /users/forgotten-password': undefined
  'POST /users/reset-password': undefined
  'POST /users/password': undefined
  'POST /users/second-step': CodeKey
  'POST /users/second-step/on': undefined
  'POST /users/second-step/off': undefined
}

/** What an endpoint answers with when it succeeds. */
export type Answer<Key> = Key extends keyof Reads
  ? Reads[Key]
  : Key extends keyof Writes
    ? Writes[Key]
    : unknown
