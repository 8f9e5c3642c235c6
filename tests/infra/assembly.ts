import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Part } from './template'

export interface Template {
  Parameters?: Record<string, Part>
  Resources: Record<string, Part>
  Outputs?: Record<string, Part>
  Conditions?: Record<string, Part>
}

export function templatesIn(folder: string): Record<string, Template> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.template.json'))
  return Object.fromEntries(
    files.map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Template]),
  )
}

export function sourcesOfFunctions(): string[] {
  return readdirSync('functions', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join('functions', file), 'utf8'))
}
