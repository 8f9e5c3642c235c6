// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderStaff } from '../../../../tests/support/render-staff'
import { readAsStaff } from '../../calls/staff-call'
import type { Exported } from './column'
import { ExportButton } from './export-button'
import { saveCsv } from './save-csv'

vi.mock('../../calls/staff-call')
vi.mock('./save-csv')

interface Item {
  title: string
  code?: string
}

const columns: Exported<Item> = { Title: ({ title }) => title, Code: ({ code }) => code }

test.each([
  [[{ title: '=1+1' }], "Title,Code\r\n'=1+1,\r\n"],
  [[], 'Title,Code\r\n'],
])('an export of %j has all its columns, and no formula', async (items: Item[], text) => {
  vi.mocked(readAsStaff).mockResolvedValueOnce(items as never)
  const source = { key: 'GET /coupons', params: {}, query: {} } as const
  renderStaff(<ExportButton source={source} name="things" columns={columns} />)
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await vi.waitFor(() => expect(saveCsv).toHaveBeenLastCalledWith('things', text))
})
