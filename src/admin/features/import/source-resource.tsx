import { Link } from 'react-router-dom'
import type * as z from 'zod'
import { type Source, sourceChangesSchema, sourceFormSchema } from '#domain/import/source'
import { callAsStaff } from '../../calls/staff-call'
import { showSnackbar } from '../../components/feedback/snackbars'
import { defaultFields } from '../../components/form/default-fields'
import { SelectInput } from '../../components/form/select-input'
import { TextInput } from '../../components/form/text-input'
import { RowButton } from '../../components/row-button'
import { RelativeDate } from '../../components/table/relative-date'
import { useStaffAction } from '../../calls/use-staff-action'
import { changing, creating, deleting, readingFromList } from '../../resource/calls'
import { resource } from '../../resource/resource'
import { pathOfImport, sourcesPage } from './pages'

const pullLabels: Record<Source['pulls'], string> = {
  never: 'Never: files alone',
  hourly: 'Each hour',
  daily: 'Each day',
}

const { name: _, ...shape } = sourceFormSchema.shape

type Values = Omit<z.input<typeof sourceFormSchema>, 'name'>

const fields = defaultFields<Source, Values>(shape, {
  pulls: {
    label: 'Pulled',
    empty: 'never',
    input: (field) => <SelectInput {...field} options={Object.entries(pullLabels)} isRequired />,
  },
  address: {
    label: 'Address of the feed',
    empty: '',
    of: () => '',
    input: (field) => (
      <TextInput
        {...field}
        type="url"
        autoComplete="off"
        hint="Nobody can read it again, since it may contain a key. Empty: as it was."
      />
    ),
  },
  header: {
    label: 'Header',
    empty: '',
    of: () => '',
    input: (field) => (
      <TextInput
        {...field}
        autoComplete="off"
        hint="Such as “Authorization: Bearer …”. Sent with an address."
      />
    ),
  },
  appliesItself: {
    label: 'Write by itself what has no conflict, nothing refused, and ends at most 30 %',
  },
  isFull: { label: 'Full feed: offers that are missing in it end' },
  timeZone: {
    label: 'Time zone of its times',
    empty: 'UTC',
    input: (field) => <TextInput {...field} hint="Such as UTC or Europe/London" />,
  },
})

export const sources = resource({
  name: 'source',
  nameOf: (source: Source) => source.name,
  reads: ['GET /sources'],
  list: {
    ...sourcesPage,
    columns: [
      { label: 'Name', cell: (source) => source.name },
      { label: 'Pulled', width: 9, cell: ({ pulls }) => pullLabels[pulls] },
      { label: 'From', cell: ({ host }) => host },
      { label: 'Last pull', wraps: true, cell: (source) => <LastPull source={source} /> },
    ],
    exported: {
      Name: (source) => source.name,
      Pulled: ({ pulls }) => pullLabels[pulls],
      From: ({ host }) => host,
      'Last pull': ({ pulledAt, problem }) => problem ?? pulledAt,
    },
    empty: 'A source is remembered with its first file, or created here.',
  },
  create: {
    // A dialog with its own address.
    path: `${sourcesPage.path}?create=source`,
    title: 'Create a source',
    schema: sourceFormSchema,
    fields: {
      name: {
        label: 'Name',
        empty: '',
        input: (field) => <TextInput {...field} hint="Such as awin or awin-uk" isRequired />,
      },
      ...fields,
    },
    save: creating('POST /sources'),
    saved: (source: Source) => ({ text: `Source ${source.name} created.` }),
  },
  edit: {
    schema: sourceChangesSchema,
    fields,
    read: readingFromList('GET /sources', 'source'),
    save: changing('PUT /sources/{id}'),
  },
  remove: {
    question: ([source]) => ({
      question: `Forget the source ${source.name}?`,
      detail: 'Its address, its columns and the stores of its shops are forgotten. Its coupons stay.',
    }),
    call: deleting('DELETE /sources/{id}'),
  },
})

/** How it went, in words. */
export function LastPull({ source }: { source: Source }) {
  const { pulledAt, problem, waitingId } = source
  if (pulledAt === null) return isDue(source) ? 'Waiting' : 'Not yet'
  return (
    <>
      {problem ?? 'Read'} <RelativeDate iso={pulledAt} />{' '}
      {waitingId !== null && <Link to={pathOfImport(waitingId)}>Waits for you</Link>}
    </>
  )
}

export const isDue = ({ pulls, pulledAt }: Source) => pulls !== 'never' && pulledAt === null

/** Before it is due. */
export function PullButton({ source: { _id: id, name, pulls } }: { source: Source }) {
  const options = { failed: `Failed to pull ${name}.`, reads: ['GET /sources'] } as const
  const { run: pull, isRunning } = useStaffAction(options, async () => {
    await callAsStaff('POST /sources/{id}/pull', { params: { id } })
    showSnackbar({ text: `${name} is pulled within 5 minutes.` })
  })
  if (pulls === 'never') return null
  return <RowButton text="Pull now" icon="pull" name={name} isWaiting={isRunning} onClick={pull} />
}
