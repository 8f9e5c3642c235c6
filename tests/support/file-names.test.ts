import { expect, test } from 'vitest'
import { repositoryFiles } from './documents'

test('no file has a vague name', () => {
  const vague = /(^|[/-])(utils?|helpers?|misc|common|managers?)[./-]/
  expect(repositoryFiles().filter((path) => vague.test(path))).toEqual([])
})
