// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { resources } from '../../tests/support/staff-forms'
import { couponsToCheckColumns, verdictActionsWidth } from '../admin/features/proof/columns'

/** In rem, as in resource-table.module.css: of the checkbox, of three icons, and of a text. */
const [tick, icons, text] = [2.75, 7.5, 8]

interface Column {
  width?: number
  isExtra?: true
  isWide?: true
}

interface List {
  columns: readonly Column[]
  actionsWidth?: number
}

const lists: [string, List][] = [
  ...resources.map(({ name, list }): [string, List] => [name, list as unknown as List]),
  ['offer to check', { columns: couponsToCheckColumns, actionsWidth: verdictActionsWidth }],
]

test.each(lists)(
  'the list of each %s leaves its texts room where it is narrow',
  (_, { columns, actionsWidth = icons }) => {
    const needed = (shown: readonly Column[]) =>
      shown.reduce((sum, { width = text }) => sum + width, tick + actionsWidth)
    const narrow = columns.filter(({ isExtra, isWide }) => !isExtra && !isWide)
    const usual = columns.filter(({ isWide }) => !isWide)
    expect(needed(narrow)).toBeLessThanOrEqual(46)
    expect(needed(usual)).toBeLessThanOrEqual(62)
    expect(needed(columns)).toBeLessThanOrEqual(84)
  },
)
