import { SelectField } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { dateOrders } from '#domain/import/feed-values'
import { type FeedColumn, feedColumns, type Mapping } from '#domain/import/feed-columns'
import { fullDate } from '#domain/time/full-date'
import { ActionButton } from '../../components/action-button'
import page from '../../components/page.module.css'
import { Section } from '../../components/section'
import styles from './imports.module.css'
import type { UnmappedFile, useFeedUpload } from './use-feed-upload'

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

type Props = UnmappedFile & Pick<ReturnType<typeof useFeedUpload>, 'upload' | 'isRunning'>

/** What a file does not say of itself: what its columns hold, or what is first in its dates. */
export function ColumnsForm(props: Props) {
  return props.answer.openDate === undefined ? (
    <Columns {...props} />
  ) : (
    <Dates {...props} date={props.answer.openDate} />
  )
}

function Dates({ file, source, date, upload, isRunning }: Props & { date: string }) {
  const [first, second, year] = date.split('/').map((part) => part.padStart(2, '0'))
  const days = { day: `${year}-${second}-${first}`, month: `${year}-${first}-${second}` }
  return (
    <Section title="What its dates are">
      <p>
        Which day is {date}? No date of this file shows whether its day or its month is first. What you choose
        is remembered for {source.name}.
      </p>
      <div className={`row ${page.buttons}`}>
        {dateOrders.map((dateOrder) => (
          <ActionButton
            key={dateOrder}
            isWaiting={isRunning}
            onClick={() => void upload(file, { ...source, dateOrder })}
          >
            {fullDate(days[dateOrder])}
          </ActionButton>
        ))}
      </div>
    </Section>
  )
}

function Columns({ file, source, answer: { columns }, upload, isRunning }: Props) {
  const [mapping, setMapping] = useState<Mapping>(() => guessMapping(columns))
  const isEnough = mapping.title !== undefined && mapping.advertiser !== undefined
  return (
    <Section title="What its columns hold">
      <p>
        This file is of no network that is known here. What you choose is remembered for {source.name}. Title
        and shop are needed.
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
      <div className={`row ${page.buttons}`}>
        <ActionButton
          variation="primary"
          isWaiting={isRunning || !isEnough}
          onClick={() => isEnough && void upload(file, { ...source, mapping })}
        >
          Check the file
        </ActionButton>
      </div>
    </Section>
  )
}

function withColumn(mapping: Mapping, column: FeedColumn, name: string): Mapping {
  const others = Object.entries(mapping).filter(([each]) => each !== column)
  return Object.fromEntries(name === '' ? others : [...others, [column, name]])
}

export function guessMapping(columns: readonly string[]): Mapping {
  const found = Object.entries(named).flatMap(([column, { usual }]) =>
    columns
      .filter((each) => usual?.test(each))
      .slice(0, 1)
      .map((name) => [column, name]),
  )
  return Object.fromEntries(found) as Mapping
}
