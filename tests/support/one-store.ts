import { beforeAll, beforeEach } from 'vitest'
import type { Store, StoreForm } from '#domain/store/store'
import { createStore } from '#functions/store/store'
import { useEmptyTable } from './api'
import { at, storeForm } from './content'
import { staffToken } from './tokens'

/** The store of the current test, and a token of staff. */
export let store: Store
export let token: string

export function newStore(form: Partial<StoreForm> & { name: string }, now = at('01T08:00')): Promise<Store> {
  return createStore(storeForm(form), { logo: '/media/logo.png' }, now)
}

/** Gives each test an empty table with the store Zephyr; all tests of a file the same one, if `once`. */
export function useOneStore({ role = 'user', once = false } = {}): void {
  const begin = once ? beforeAll : beforeEach
  begin(async () => {
    await useEmptyTable()
    token = await staffToken(role)
    store = await newStore({ name: 'Zephyr' })
  })
}
