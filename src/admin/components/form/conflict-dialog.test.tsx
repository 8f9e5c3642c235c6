// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConflictDialog } from './conflict-dialog'
import type { EntityFormState } from './use-entity-form'

interface Values {
  title: string
  discount: string
  percentageOff: string
}

test('fields that say one thing together are one choice', async () => {
  const settleConflict = vi.fn<(chosen: Values) => Promise<void>>().mockResolvedValue()
  const conflict = {
    mine: { title: 'Mine', discount: 'percent', percentageOff: '33' },
    theirs: { title: 'Theirs', discount: 'amount', percentageOff: '0' },
    version: 3,
    disputed: ['title', 'discount', 'percentageOff'],
    groups: [['discount', 'percentageOff']],
  }
  const form = { conflict, settleConflict } as unknown as EntityFormState<
    Values & Record<string, unknown>,
    Values
  >
  const labels = { title: 'Title', discount: 'Discount', percentageOff: 'Percentage off' }
  render(<ConflictDialog form={form} labels={labels} />)
  expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Title',
    'Discount, Percentage off',
  ])
  await userEvent.click(screen.getByRole('radio', { name: 'Theirs amount 0' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save what is chosen' }))
  expect(settleConflict).toHaveBeenCalledWith({ title: 'Mine', discount: 'amount', percentageOff: '0' })
})
