import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { FeedSource } from '#domain/import/import'
import { read } from '#lib/read'
import { useSingleFlight } from '#lib/use-single-flight'
import { uploadAsStaff } from '../../calls/staff-call'
import { failureText } from '../../components/feedback/failure-text'
import { invalidateReads } from '../../calls/invalidate-reads'
import { pathOfImport } from './pages'

/** The file that was sent last, for when its columns have to be named. */
export const useSentFile = create<{ file: File | undefined }>(() => ({ file: undefined }))

const useLastSource = create<{ name: string }>()(persist(() => ({ name: '' }), { name: 'import-source' }))

/** The source that was chosen last. The browser stores it. */
export const lastSource = (): string => useLastSource.getState().name

/** Sends a file, and shows what it would change. */
export function useFeedUpload() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()
  const { run: upload, isRunning } = useSingleFlight(async (file: File, source: FeedSource) => {
    setFailure(undefined)
    useSentFile.setState({ file })
    useLastSource.setState({ name: source.name })
    try {
      const checked = await uploadAsStaff('POST /imports', { body: formOf(file, source) })
      client.setQueryData(read('GET /imports/{id}', { id: checked._id }).queryKey, checked)
      void invalidateReads(client, ['GET /imports', 'GET /sources'])
      await navigate(pathOfImport(checked._id))
    } catch (error) {
      setFailure(failureText('Failed to check the file.', error, 'Please try again.'))
    }
  })
  return { upload, isRunning, failure }
}

function formOf(file: File, { name, isFull, timeZone, mapping, dateOrder }: FeedSource): FormData {
  const form = new FormData()
  form.set('file', file)
  form.set('source', name)
  form.set('isFull', String(isFull))
  form.set('timeZone', timeZone)
  if (mapping) form.set('mapping', JSON.stringify(mapping))
  if (dateOrder) form.set('dateOrder', dateOrder)
  return form
}
