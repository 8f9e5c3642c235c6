import { expect, test } from 'vitest'
import { repositoryFiles, textOf } from './documents'

/** Names that were not the field's terms, and their replacements. CONTRIBUTING.md has the glossary. */
const banned = [
  [/patience\b/i, 'read timeout, or the timeout of what it is'],
  [/\bunroll/i, 'load more, loaded'],
  [/\bkeptOf\b|\bmeta: \{ keep\b/, 'select'],
  [/InParts\b|'in parts'|\bpart by part\b/, 'pages'],
  [/early-?acts/i, 'replay early events'],
  [/\bone-?thing\b/i, 'detail page'],
  [/protect-?accounts/i, 'user pool'],
  [/\bautomationSchema\b|\bisAutomated\b|domain\/automation\b/, 'bot check'],
  [/(?<!Keyboard )\bTrap\b/, 'honeypot'],
  [/\b(?:const|let) itself\b/, 'identity'],
  [/pending-?changes/i, 'optimistic changes'],
  [/\bimagine[A-Z]/, 'decoy answer'],
  [/\bovertaken\b/, 'version conflict'],
  [/\btakeSteps\b/, 'run with compensation'],
  [/steady-?rows/i, 'misclick guard'],
  [/\bmayPass\b/, 'transient'],
  [/\boneAtATime\b/, 'with lock'],
] as const

const thisFile = 'tests/support/words.test.ts'

/** Demo content has its own words. */
const files = repositoryFiles().filter(
  (path) => path !== thisFile && path !== 'package-lock.json' && !path.startsWith('demo/'),
)

test('nothing uses a name that the glossary has replaced', () => {
  const found = files.flatMap((path) => {
    const lines = [path, ...textOf(path).split('\n')]
    return lines.flatMap((line, number) =>
      banned
        .filter(([name]) => name.test(line))
        .map(([, instead]) => `${path}:${number} has to say "${instead}": ${line.trim()}`),
    )
  })
  expect(found).toEqual([])
})

test('no file has a vague name', () => {
  const vague = /(^|[/-])(utils?|helpers?|misc|common|managers?)[./-]/
  expect(files.filter((path) => vague.test(path))).toEqual([])
})
