import { beforeAll, beforeEach } from 'vitest'
import type { Store, StoreForm } from '#domain/store/store'
import { createStore } from '#functions/store/store'
import { useEmptyTable } from './api'
import { at, storeForm } from './content'
import { staffToken } from './tokens'

/** A token of staff, and the store of the current test. */
export let token: string
export let store: Store

export function newStore(form: Partial<StoreForm> & { name: string }, now = at('01T08:00')): Promise<Store> {
  return createStore(storeForm(form), { logo: '/media/logo.png' }, now)
}

interface Arranged {
  /** @default user */
  role?: string
  /** Whether all tests of a file have the same one. @default each has its own */
  once?: boolean
}

/** Gives each test an empty table, and fills `token`. */
export function useStaff({ role = 'user', once = false }: Arranged = {}): void {
  const begin = once ? beforeAll : beforeEach
  begin(async () => {
    await useEmptyTable()
    token = await staffToken(role)
  })
}

/** As useStaff, with the store Zephyr in `store`. */
export function useOneStore(arranged: Arranged = {}): void {
  useStaff(arranged)
  const begin = arranged.once ? beforeAll : beforeEach
  begin(async () => {
    store = await newStore({ name: 'Zephyr' })
  })
}
