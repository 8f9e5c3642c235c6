import { Button } from '@aws-amplify/ui-react'
import { useState } from 'react'
import type { Message } from '#domain/message/message'
import { failureText } from '../components/feedback/failure-text'
import styles from '../components/page.module.css'
import { Section } from '../components/section'
import { Excerpt } from '../components/table/excerpt'
import type { Columns } from '../components/table/column'
import { ResourceTable } from '../components/table/resource-table'
import { RelativeDate } from '../components/table/relative-date'
import { useStaffPage } from '../components/table/use-staff-page'
import type { Removable } from '../resource/resource'
import { RowButtons } from '../resource/row-buttons'
import { callAsStaff } from '../calls/staff-call'

const messages: Removable<Message> = {
  nameOf: ({ fullName }) => `the message of ${fullName}`,
  reads: ['GET /messages'],
  remove: {
    question: ([{ fullName }]) => ({
      question: 'Are you sure you want to delete this message?',
      detail: `It is from ${fullName}.`,
    }),
    call: ({ _id: id }) => callAsStaff('DELETE /messages/{id}', { params: { id } }),
    done: () => ({ text: 'Message deleted successfully!' }),
    failed: ([{ error }]) => failureText('Failed to delete message.', error),
  },
}

const columns: Columns<Message> = [
  { label: 'From', width: 11, cell: ({ fullName }) => fullName },
  { label: 'Message', wraps: true, cell: ({ message }) => <Excerpt text={message} /> },
  { label: 'Address', width: 15, wraps: true, cell: (message) => <Address message={message} /> },
  { label: 'Date', width: 8, isExtra: true, cell: ({ createdAt }) => <RelativeDate iso={createdAt} /> },
]

function Address({ message: { email, phone } }: { message: Message }) {
  return (
    <>
      <a href={`mailto:${email}`} dir="auto">
        {email}
      </a>
      {phone && <div dir="auto">{phone}</div>}
    </>
  )
}

export function Messages() {
  // The first page has no cursor.
  const [cursors, setCursors] = useState<string[]>([])
  const page = useStaffPage('GET /messages', { cursor: cursors.at(-1) })
  const { next } = page
  return (
    <Section title="Messages from visitors">
      <ResourceTable
        label="Messages"
        page={page}
        columns={columns}
        rowName={messages.nameOf}
        actions={(message) => <RowButtons resource={messages} item={message} />}
        empty="There are no messages."
      />
      {page.state === 'ready' && (next !== undefined || cursors.length > 0) && (
        <div className={`row wrap ${styles.buttons}`}>
          <Button
            size="small"
            isDisabled={cursors.length === 0}
            onClick={() => setCursors((before) => before.slice(0, -1))}
          >
            Newer messages
          </Button>
          <Button
            size="small"
            isDisabled={next === undefined}
            onClick={() => next !== undefined && setCursors((before) => [...before, next])}
          >
            Older messages
          </Button>
        </div>
      )}
    </Section>
  )
}
