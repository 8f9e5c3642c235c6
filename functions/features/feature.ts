import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { EntityName } from '#functions/entity/keys'
import type { Order } from '#functions/entity/order'
import type { Subscriber } from '#table/change'
import type { Item, Key } from '#table/keys'
import type { Write } from '#table/write'

/** What functions that visitors reach may do with its items: partitions, `*` for any text. */
export interface VisitorRights {
  reads?: readonly string[]
  lists?: readonly Pick<Order<never>, 'index' | 'partition'>[]
  /** Partitions by action, including those that a write reads first. */
  writes?: Readonly<Record<string, readonly string[]>>
  /** Whether the forms function, which answers forms without JavaScript, needs these rights too. */
  hasForm?: boolean
  /** Attributes that it changes in items of others, or that its conditions read. */
  attributes?: Record<EntityName, readonly string[]>
}

export interface Feature {
  name: string
  subscribers?: readonly Subscriber[]
  everyMinute?: (now: Date) => Promise<void>
  rights?: VisitorRights
}

/** Items that are computed from others. `npm run rekey` computes them again. */
export interface Derived {
  what: string
  isOwn: (item: Item) => boolean
  ownerOf: (item: Item) => Key
  /** Writes that correct the derived items of an owner. None if they are right. */
  recomputeWrites: (owner: { sk: string; _id?: unknown }, now: Date) => Promise<Write[]>
}

/** The items of a feature that contain a person's e-mail address. */
export interface PersonalItems {
  /** In the items' `sk`. */
  kind: string
  toShown: (item: Item) => { _id: string }
  forget: (id: string) => Promise<void>
  /** What is erased: 'the address of 2 reports'. */
  summaryOf: (count: number) => string
}

type Values = Record<string, string>

/** How the server answers a form that a browser posts without a script (domain/routes/form-routes.ts). */
export interface FormHandler {
  answer: (event: APIGatewayProxyEventV2, values: Values) => Promise<APIGatewayProxyStructuredResultV2>
  /** The page that has the form, if that follows from its values. */
  pageOf?: (values: Values, now: Date) => Promise<string | undefined>
  /** The field that the page shows again after it was sent. */
  sentField?: string
  /** The address that a success leads to. @default the page of the form, which says that it was sent */
  after?: (created: { _id: string }) => string
}
