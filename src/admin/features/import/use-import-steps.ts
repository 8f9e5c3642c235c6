import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { type Import, needsConfirmation } from '#domain/import/import'
import { read } from '#lib/read'
import { useSingleFlight } from '#lib/use-single-flight'
import { callAsStaff } from '../../calls/staff-call'
import { confirm } from '../../components/feedback/confirm-dialog'
import { failureText } from '../../components/feedback/failure-text'
import { showSnackbar } from '../../components/feedback/snackbars'
import { invalidateReads } from '../../components/invalidate-reads'
import { coupons } from '../../coupon/coupon-resource'
import { changesText, counted, undoneText } from './import-words'
import { importsPage } from './pages'

type Step = 'POST /imports/{id}/apply' | 'POST /imports/{id}/undo'

/** Calls a step until it is done. It goes on while its user works on another page. */
async function runWhole(client: QueryClient, key: Step, id: string, body?: object): Promise<Import> {
  for (;;) {
    const now = await callAsStaff(key, { params: { id }, ...(body && { body }) })
    client.setQueryData(read('GET /imports/{id}', { id }).queryKey, now)
    if (now.state !== 'applying' && now.state !== 'undoing') return now
  }
}

/** What can be done with an import as a whole. */
export function useImportSteps(shown: Import) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { _id: id, counts, known } = shown

  async function tell(what: string, work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      showSnackbar({ text: failureText(what, error, 'Please try again.'), tone: 'failure' })
    }
    void invalidateReads(client, [
      'GET /imports',
      'GET /imports/{id}',
      'GET /imports/{id}/rows',
      ...coupons.reads,
    ])
  }

  const apply = () =>
    tell('Failed to apply the import.', async () => {
      const confirmEnding = needsConfirmation({ ended: counts.ended, known })
      const question = `End ${counts.ended} of the ${known} offers of this source?`
      const detail = 'They are missing in the file. A file that was cut off looks like this.'
      if (confirmEnding && !(await confirm({ question, detail, yes: 'End them' }))) return
      const done = await runWhole(client, 'POST /imports/{id}/apply', id, { confirmEnding })
      const failed = done.failed > 0 ? ` Failed: ${counted(done.failed, 'row')}.` : ''
      showSnackbar({
        text: `Imported: ${changesText(done)}.${failed}`,
        shownFor: 12_000,
        action: { label: 'Undo', run: () => void undo() },
      })
    })

  const undo = () =>
    tell('Failed to undo the import.', async () => {
      const done = await runWhole(client, 'POST /imports/{id}/undo', id)
      showSnackbar({ text: undoneText(done) })
    })

  const discard = () =>
    tell('Failed to discard the import.', async () => {
      await callAsStaff('DELETE /imports/{id}', { params: { id } })
      await navigate(importsPage.path)
    })

  const { run, isRunning } = useSingleFlight((act: () => Promise<void>) => act())
  return { apply: () => run(apply), undo: () => run(undo), discard: () => run(discard), isRunning }
}
