import { dictionaryWordsOf } from '#domain/search/search-keys'
import { subscriber } from '#table/change'
import { learnWords } from '#functions/search/dictionary'

export const namesOfStores = subscriber<string>({
  name: 'names-of-stores',
  kinds: ['STORE'],
  workOf: ({ before, after }) => (after && before?.name !== after.name ? [String(after.name)] : []),
  apply: async (names) => learnWords('STORE', names.flatMap(dictionaryWordsOf)),
})
