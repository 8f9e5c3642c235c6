import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** `npm run lines`: how much code, tests, comments and documents there are in the files that Git tracks. */
const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
const isTest = (path: string) => /^tests\/|\.test\.\w+$/.test(path)
const sources = tracked.filter((path) => /\.(tsx?|mjs|css)$/.test(path))
const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').slice(0, -1)

function commentsIn(lines: readonly string[]): string[] {
  let inBlock = false
  return lines.filter((line) => {
    const begins = /^\s*(\{\s*)?\/\*/.test(line)
    const isComment = inBlock || begins || /^\s*\/\//.test(line)
    if (inBlock || begins) inBlock = !line.includes('*/')
    return isComment
  })
}

const wordsIn = (lines: readonly string[]) => lines.join(' ').match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0

for (const [name, paths] of Object.entries({
  'Outside tests': sources.filter((path) => !isTest(path)),
  Tests: sources.filter(isTest),
})) {
  const lines = paths.flatMap(linesOf)
  const comments = commentsIn(lines)
  const share = ((100 * comments.length) / lines.length).toFixed(1)
  const code = `${lines.length.toLocaleString('en')} lines in ${paths.length} files`
  console.log(
    `${name}: ${code}; comments ${share} % of them, ${wordsIn(comments).toLocaleString('en')} words`,
  )
}
const documents = tracked.filter((path) => path.endsWith('.md') && !/(^|\/)site\//.test(path))
const bytes = documents.reduce((sum, path) => sum + readFileSync(path).length, 0)
console.log(`Documents: ${(bytes / 1024).toFixed(0)} KB in ${documents.length} files`)
