import { expect, test } from 'vitest'
import { textOf } from './documents'
import { generatedDocuments, withGenerated } from './generated-docs'

test.each(generatedDocuments)('the generated parts of %s follow the code: else run npm run docs', (path) => {
  const text = textOf(path)
  expect(text).toContain('<!-- generated: ')
  expect(text).toBe(withGenerated(text))
})
