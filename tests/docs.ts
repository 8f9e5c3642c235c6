import { readFileSync, writeFileSync } from 'node:fs'
import { generatedDocuments, withGenerated } from './support/generated-docs'

for (const path of generatedDocuments) writeFileSync(path, withGenerated(readFileSync(path, 'utf8')))
