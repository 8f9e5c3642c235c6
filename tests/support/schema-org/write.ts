import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateVocabulary } from './generate'

/** `npx tsx tests/support/schema-org/write.ts`: writes the vocabulary anew, after an update of schema-dts. */
const file = join(import.meta.dirname, 'vocabulary.json')
await writeFile(file, `${JSON.stringify(generateVocabulary(), null, 2)}\n`)
