import { readFileSync, writeFileSync } from 'node:fs'
import { generatedDocuments, withGenerated } from './support/generated-docs'

// Writes the parts of documents that follow from the code.
for (const path of generatedDocuments) writeFileSync(path, withGenerated(readFileSync(path, 'utf8')))
