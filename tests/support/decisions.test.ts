import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryFiles, tableRows, textOf } from './documents'

const folder = 'docs/decisions/'

const records = repositoryFiles()
  .filter((path) => path.startsWith(`${folder}0`) && textOf(path) !== '')
  .map((path) => {
    const [head = '', , status = ''] = textOf(path).split('\n')
    const [, number = '', title = ''] = /^# (\d+)\. (.+)$/.exec(head) ?? []
    const [, state = '', date = ''] = /^Status: (.+) · (\d{4}-\d{2}-\d{2})$/.exec(status) ?? []
    return { file: basename(path), number, title, state, date }
  })

test('each record begins with its number and title, and has a status and a date', () => {
  const isWhole = ({ file, number, title, state, date }: (typeof records)[number]) =>
    file.startsWith(`${number.padStart(4, '0')}-`) &&
    title !== '' &&
    date !== '' &&
    /^(accepted|withdrawn|superseded by \[record \d+\]\(\d{4}-[\w-]+\.md\))$/.test(state)
  expect(records.filter((record) => !isWhole(record))).toEqual([])
})

test('the index lists every record with its title, status and date, in order', () => {
  const rows = tableRows(textOf(`${folder}README.md`))
  expect(rows).toEqual(
    records.map(({ file, number, title, state, date }) => [
      number,
      `[${title}](${file})`,
      state.replace(/\[record (\d+)\]\(.*\)/, '$1'),
      date,
    ]),
  )
})

test('the index names the numbers without a record', () => {
  const [, below = ''] = textOf(`${folder}README.md`).split('## Numbers without a record')
  const [first = ''] = below.split(' were never used')
  const unused = first.match(/\d+/g)?.map(Number) ?? []
  const taken = new Set(records.map(({ number }) => Number(number)))
  const all = Array.from({ length: Math.max(...unused) }, (_, at) => at + 1)
  expect(unused).toEqual(all.filter((number) => !taken.has(number)))
})
