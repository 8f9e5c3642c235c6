import { Button } from '@aws-amplify/ui-react'
import { useRef, useState } from 'react'
import type { Message } from '#domain/message/message'
import { LocalDate } from '#components/local-date'
import { ListMessage } from '#components/list-message'
import { Spinner } from '#components/spinner'
import { RowButton } from '../components/row-button'
import { failureText } from '../components/feedback/failure-text'
import { useRowFocus } from '../components/table/use-row-focus'
import { useStaffPage } from '../components/table/use-staff-page'
import type { Removable } from '../resource/resource'
import { useRemove } from '../resource/use-remove'
import { callAsStaff } from '../calls/staff-call'
import pageStyles from '../components/page.module.css'
import styles from './messages.module.css'
import { Section } from '../components/section'

const messages: Removable<Message> = {
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

export function Messages() {
  // The first page has no cursor.
  const [cursors, setCursors] = useState<string[]>([])
  const page = useStaffPage('GET /messages', { cursor: cursors.at(-1) })
  const { next } = page
  return (
    <Section title="Messages from visitors">
      <MessageList page={page} />
      {page.state === 'ready' && (next !== undefined || cursors.length > 0) && (
        <div className={pageStyles.buttons}>
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

function MessageList({
  page: { state, items, retry },
}: {
  page: ReturnType<typeof useStaffPage<'GET /messages'>>
}) {
  const list = useRef<HTMLUListElement>(null)
  const empty = useRef<HTMLDivElement>(null)
  const rows = items.map(({ _id }) => _id)
  const { onFocus, onBlur } = useRowFocus(list, empty, rows)
  if (state === 'loading') return <Spinner label="Loading messages..." />
  if (state === 'failed') {
    return <ListMessage onRetry={retry}>Failed to load messages. Please try again later.</ListMessage>
  }
  if (items.length === 0) {
    return (
      <div ref={empty} tabIndex={-1}>
        <ListMessage>There are no messages.</ListMessage>
      </div>
    )
  }
  return (
    <ul ref={list} className={styles.messages} onFocus={onFocus} onBlur={onBlur}>
      {items.map((message) => (
        <MessageCard key={message._id} message={message} />
      ))}
    </ul>
  )
}

function MessageCard({ message }: { message: Message }) {
  const { fullName, email, phone, message: text, createdAt } = message
  const { run: remove, isRunning } = useRemove(messages)
  return (
    <li className={styles.message} data-row={message._id}>
      <header>
        <h3 dir="auto">{fullName}</h3>
        <LocalDate iso={createdAt} />
      </header>
      <p>
        <a href={`mailto:${email}`} dir="auto">
          {email}
        </a>
        {phone && <span dir="auto">{phone}</span>}
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <RowButton
        text="Delete"
        name={`the message of ${fullName}`}
        isWaiting={isRunning}
        onClick={() => remove([message])}
      />
    </li>
  )
}
