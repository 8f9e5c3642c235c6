import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { FeedSource, Import } from '#domain/import/import'
import { callAsStaff } from '../../calls/staff-call'
import { useStaffAction } from '../../calls/use-staff-action'
import { pathOfImport } from './pages'

const useLastSource = create<{ name: string }>()(persist(() => ({ name: '' }), { name: 'import-source' }))

/** The source that was chosen last. The browser stores it. */
export const lastSource = (): string => useLastSource.getState().name

/** A file whose columns or dates have to be named. */
export interface UnmappedFile {
  file: File
  source: FeedSource
  answer: Import
}

/** Sends a file, and shows what it would change. */
export function useFeedUpload() {
  const navigate = useNavigate()
  const [unmapped, setUnmapped] = useState<UnmappedFile>()
  const options = { failed: 'Failed to check the file.', reads: ['GET /imports', 'GET /sources'] } as const
  const { run: upload, isRunning } = useStaffAction(options, async (file: File, source: FeedSource) => {
    useLastSource.setState({ name: source.name })
    const answer = await callAsStaff('POST /imports', { body: formOf(file, source) })
    if (answer.state === 'unmapped') setUnmapped({ file, source, answer })
    else await navigate(pathOfImport(answer._id))
  })
  return { upload, isRunning, unmapped }
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
