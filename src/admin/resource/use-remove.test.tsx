// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RouteKey } from '#domain/api/api'
import { ApiError } from '#lib/api-error'
import { renderStaff } from '../../../tests/support/render-staff'
import { callsOf, itemOf, resources } from '../../../tests/support/staff-forms'
import { callAsStaff } from '../calls/staff-call'
import type { Identified } from '../calls/optimistic-changes'
import { focusRowWhenLoaded } from '../components/table/wanted-row'
import type { Removable } from './resource'
import { useRemove } from './use-remove'

vi.mock('../calls/staff-call')
vi.mock('../components/table/wanted-row')

const call = vi.mocked(callAsStaff)

beforeEach(() => {
  call.mockReset().mockResolvedValue(undefined)
})

/** Those that are deleted after a question. */
const restorable = resources.filter(({ remove }) => remove.restoration && remove.question)
type AnyResource = (typeof resources)[number]

function RemoveAll({ removable, items }: { removable: Removable<Identified>; items: Identified[] }) {
  const { run } = useRemove(removable)
  return <button onClick={() => void run(items)}>Delete all</button>
}

/** Snackbars of earlier tests may be there too, below. */
const click = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name, hidden: true }))[0]!)

/** Two of them, deleted. */
async function removeTwo(resource: AnyResource, fields: object = {}): Promise<void> {
  const items = ['1', '2'].map((id) => ({ ...itemOf(callsOf(resource).edit), _id: id, ...fields }))
  renderStaff(<RemoveAll removable={resource as unknown as Removable<Identified>} items={items} />)
  await click('Delete all')
  await click('Delete')
}

const sent = (method: string) =>
  call.mock.calls.flatMap(([key, parts]) =>
    key.startsWith(method) ? [`${key} ${(parts as { params: { id: string } }).params.id}`] : [],
  )

test.each(restorable)('one Undo restores all deleted $plural, and leads to the first', async (resource) => {
  await removeTwo(resource, { approved: true })
  await click('Undo')
  expect(await screen.findByText(`2 ${resource.plural} are back.`)).toBeVisible()
  const key = `POST /${resource.plural}/{id}/restore`
  expect(sent('POST')).toEqual([`${key} 1`, `${key} 2`])
  await vi.waitFor(() => expect(focusRowWhenLoaded).toHaveBeenCalledWith('1'))
})

test.each(restorable)('Undo shows $plural at once that a search finds later', async (resource) => {
  const item = { ...itemOf(callsOf(resource).edit), approved: true }
  const found = ['of Ebb']
  function Found() {
    const { data } = useQuery({
      queryKey: [resource.reads[0]],
      queryFn: async () => found.pop() ?? 'nothing',
    })
    return <p>Found: {data}</p>
  }
  const removable = resource as unknown as Removable<Identified>
  renderStaff([<Found key="list" />, <RemoveAll key="button" removable={removable} items={[item]} />])
  await screen.findByText('Found: of Ebb')
  await click('Delete all')
  await click('Delete')
  await screen.findByText('Found: nothing')
  await click('Undo')
  expect(await screen.findByText('Found: of Ebb')).toBeVisible()
})

test.each(restorable)('what of $plural is not deleted or not restored is tried alone', async (resource) => {
  const fail = (failing: string) =>
    call.mockImplementation((async (key: RouteKey, parts: { params: { id: string } }) => {
      if (failing === `${key.split(' ')[0]} ${parts.params.id}`) throw new ApiError(409, 'It is taken.')
    }) as never)
  fail('DELETE 2')
  await removeTwo(resource, { approved: true })
  fail('POST 1')
  await click('Undo')
  expect((await screen.findAllByText(/^Failed to restore .*It is taken\.$/))[0]).toBeVisible()
  fail('')
  await click('Try again')
  await vi.waitFor(() => expect(sent('POST').map((each) => each.at(-1))).toEqual(['1', '1']))
  expect((await screen.findAllByText(/ is back\.$/))[0]).toBeVisible()
})

test('a rejected review is deleted for good, and the question says so', async () => {
  const reviews = restorable.find(({ plural }) => plural === 'reviews')!
  const items = [{ ...itemOf(callsOf(reviews).edit), approved: false, decision: { outcome: 'rejected' } }]
  renderStaff(<RemoveAll removable={reviews as unknown as Removable<Identified>} items={items} />)
  await click('Delete all')
  expect(screen.getByText('This cannot be undone.')).toBeVisible()
  await click('Delete')
  const said = (await screen.findAllByText(/deleted successfully/))[0]!.closest('[data-snackbar]')!
  expect(said.querySelector('kbd')).toBeNull()
})
