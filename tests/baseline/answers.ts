import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { ReadKey } from '#domain/api/api'

export interface RecordedRead {
  key: ReadKey
  asStaff: boolean
  params: Record<string, string>
  query: Record<string, string>
  status: number
  body: unknown
}

interface Recording {
  /** The commit that was recorded, and when. */
  commit: string
  recordedAt: string
  reads: RecordedRead[]
}

export const textOf = (file: string) => gunzipSync(readFileSync(join(import.meta.dirname, file))).toString()

export const answersFile = 'answers.json.gz'

let recording: Recording | undefined

/** The answers of the recorded release to every GET of the API, and the moment they are of. */
export function baseline(): Recording {
  recording ??= JSON.parse(textOf(answersFile)) as Recording
  return recording
}

export const isRecorded = (key: ReadKey) => ofKey(key).length > 0

/** What visitors, or staff, were answered: to the recorded read of this route that is most like this one. */
export function recordedAnswer(
  key: ReadKey,
  params: RecordedRead['params'],
  query: RecordedRead['query'],
  asStaff = false,
): unknown {
  const likeness = (read: RecordedRead) =>
    Object.entries({ ...params, ...query }).filter(
      ([name, value]) => ({ ...read.params, ...read.query })[name] === value,
    ).length -
    Object.keys(read.query).length / 10
  const reads = asStaff ? ofStaff(key) : ofVisitors(key)
  const [read] = reads.toSorted((one, other) => likeness(other) - likeness(one))
  if (!read) throw new Error(`Nothing was recorded of ${key}.`)
  return Array.isArray(read.body) ? read.body.slice(0, Number(query['limit'] ?? 100)) : read.body
}

const ofKey = (key: ReadKey) => baseline().reads.filter((read) => read.key === key)

const ofVisitors = (key: ReadKey) => ofKey(key).filter(({ asStaff }) => !asStaff)

/** Where staff are answered the same as visitors, only these were recorded. */
function ofStaff(key: ReadKey): RecordedRead[] {
  const reads = ofKey(key)
  return reads.some(({ asStaff }) => asStaff) ? reads.filter(({ asStaff }) => asStaff) : reads
}
