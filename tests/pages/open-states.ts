import { beforeAll } from 'vitest'
import { type OpenedPage, openPage, parsed } from './open-page'
import { createStates, type State } from './states'

export interface StatePage extends OpenedPage {
  state: State
  document: Document
}

let opened: Promise<StatePage[]> | undefined

/** Every public page in every state. */
export let pages: StatePage[]

/** Fills `pages`. They are opened once for all files of tests, which share a process. */
export function withStates(): void {
  beforeAll(async () => void (pages = await (opened ??= createStates().then(openAll))))
}

/** Pages that search engines may list, at their own address. */
export const listed = () => pages.filter(({ state: { path, canonical } }) => canonical === path)

async function openAll(states: State[]): Promise<StatePage[]> {
  const found: StatePage[] = []
  const open = async (state: State) => {
    const page = await openPage(state.path)
    found.push({ ...page, state, document: parsed(page.html) })
  }
  for (const state of states) await open(state)
  const next = found.flatMap(({ document }) => document.querySelector('a[href*="cursor="]') ?? [])
  for (const link of next)
    await open({ name: 'a further part', path: link.getAttribute('href') ?? '', status: 200 })
  return found
}
