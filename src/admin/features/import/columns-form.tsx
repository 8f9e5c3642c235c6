import { ButtonGroup, SelectField } from '@aws-amplify/ui-react'
import { useState } from 'react'
import type { DateOrder } from '#domain/import/feed-values'
import { type FeedColumn, feedColumns, type Mapping } from '#domain/import/feed-columns'
import type { Import } from '#domain/import/import'
import { fullDate } from '#domain/time/full-date'
import { ActionButton } from '../../components/action-button'
import { FieldError } from '../../components/form/field-error'
import { Section } from '../../components/section'
import { FeedPicker } from './feed-picker'
import styles from './imports.module.css'
import { useFeedUpload, useSentFile } from './use-feed-upload'

interface Named {
  label: string
  /** Names that most files have for it. */
  usual?: RegExp
}

const named: Record<FeedColumn, Named> = {
  id: { label: 'Id of the offer', usual: /^(?:offer|promotion|deal|coupon)?[ _-]?id$/i },
  advertiserId: { label: 'Id of the shop' },
  advertiser: { label: 'Shop', usual: /^(?:shop|store|merchant|advertiser|brand)(?:[ _-]?name)?$/i },
  title: { label: 'Title', usual: /^(?:title|name|offer)$/i },
  description: { label: 'Description', usual: /^description$/i },
  terms: { label: 'Terms', usual: /^(?:terms|conditions|restrictions)/i },
  code: { label: 'Code', usual: /code|voucher/i },
  trackingLink: { label: 'Tracking link', usual: /track|affiliate|deeplink/i },
  link: { label: 'Link to the shop', usual: /^(?:link|url|landing.*)$/i },
  starts: { label: 'Start', usual: /^(?:start|valid.?from)/i },
  ends: { label: 'End', usual: /^(?:end|expir|valid.?(?:to|until))/i },
  exclusive: { label: 'Exclusive' },
  discount: { label: 'Discount', usual: /discount|percent|saving/i },
}

/** What a file does not say of itself: what its columns hold, or what is first in its dates. */
export function ColumnsForm({ shown }: { shown: Import }) {
  return shown.openDate === null ? <Columns shown={shown} /> : <Dates shown={shown} date={shown.openDate} />
}

function Dates({ shown, date }: { shown: Import; date: string }) {
  const { source, isFull, timeZone } = shown
  const file = useSentFile((sent) => sent.file)
  const { upload, isRunning, failure } = useFeedUpload()
  if (!file) return <FeedPicker />
  const [first = 0, second = 0, year = 0] = date.split('/').map(Number)
  const dayText = (month: number, day: number) =>
    fullDate(new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10))
  const answers: [DateOrder, string][] = [
    ['day', dayText(second, first)],
    ['month', dayText(first, second)],
  ]
  return (
    <Section title="What its dates are">
      <p>
        Which day is {date}? No date of this file shows whether its day or its month is first. What you choose
        is remembered for {source}.
      </p>
      <FieldError text={failure} />
      <ButtonGroup>
        {answers.map(([dateOrder, text]) => (
          <ActionButton
            key={dateOrder}
            isWaiting={isRunning}
            onClick={() => void upload(file, { name: source, isFull, timeZone, dateOrder })}
          >
            {text}
          </ActionButton>
        ))}
      </ButtonGroup>
    </Section>
  )
}

function Columns({ shown: { columns, source, isFull, timeZone } }: { shown: Import }) {
  const file = useSentFile((sent) => sent.file)
  const [mapping, setMapping] = useState<Mapping>(() => guessed(columns))
  const { upload, isRunning, failure } = useFeedUpload()
  if (!file) return <FeedPicker />
  const isEnough = mapping.title !== undefined && mapping.advertiser !== undefined
  return (
    <Section title="What its columns hold">
      <p>
        This file is of no network that is known here. What you choose is remembered for {source}. Title and
        shop are needed.
      </p>
      <div className={styles.columns}>
        {feedColumns.map((column) => (
          <SelectField
            key={column}
            label={named[column].label}
            value={mapping[column] ?? ''}
            onChange={({ target }) => setMapping(withColumn(mapping, column, target.value))}
          >
            <option value="">No column</option>
            {columns.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <FieldError text={failure} />
      <ActionButton
        variation="primary"
        isWaiting={isRunning || !isEnough}
        onClick={() => isEnough && void upload(file, { name: source, isFull, timeZone, mapping })}
      >
        Check the file
      </ActionButton>
    </Section>
  )
}

function withColumn(mapping: Mapping, column: FeedColumn, name: string): Mapping {
  const others = Object.entries(mapping).filter(([each]) => each !== column)
  return Object.fromEntries(name === '' ? others : [...others, [column, name]])
}

export function guessed(columns: readonly string[]): Mapping {
  const found = Object.entries(named).map(([column, { usual }]) => [
    column,
    columns.find((each) => usual?.test(each)),
  ])
  return Object.fromEntries(found.filter(([, name]) => name !== undefined)) as Mapping
}
