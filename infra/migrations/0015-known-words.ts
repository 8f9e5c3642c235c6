import { remove } from '#table/write'
import type { Migration } from './migration'
import { rekeyPass } from './rekey-pass'

/** Stores of the release before have entries for words with gaps, and nobody knows their words. */
export const knownWords: Migration = {
  name: '0015-known-words',
  change: (item) => item,
  plan: (item) => {
    if (item.pk.startsWith('GAP#')) return { what: `${item.pk} ${item.sk}`, writes: [remove(item)] }
    return item.sk === 'STORE' ? rekeyPass.plan(item) : undefined
  },
}
