import { useQueryClient } from '@tanstack/react-query'
import { counted } from '#domain/text/counted'
import { MoreButtons } from '../components/more-buttons'
import { RowButton } from '../components/row-button'
import { RelativeDate } from '../components/table/relative-date'
import styles from '../components/table/view-menu.module.css'
import { newValueText } from './bulk-change-text'
import { bulkFieldLabels } from './bulk-fields'
import { canBeUndone, type RecentRun, useBulkRuns } from './bulk-runs'
import { undoBulk } from './run-bulk'

/** Changes of many coupons, made in this browser, that can be undone or were cut off. */
export function RecentChanges() {
  const client = useQueryClient()
  const { recent, runs } = useBulkRuns()
  const all = canBeUndone(recent).filter(({ bulkId }) => !(bulkId in runs))
  if (all.length === 0) return null
  return (
    <MoreButtons label="Recent changes" icon="recent" isOn={all.some(({ isWhole }) => !isWhole)}>
      {all.map((run) => (
        <div key={run.bulkId} className={`row ${styles.view}`}>
          <p>
            {textOf(run)} <RelativeDate iso={run.at} />
          </p>
          <RowButton text="Undo" name={textOf(run)} onClick={() => undoBulk(run.bulkId, client)} />
        </div>
      ))}
    </MoreButtons>
  )
}

/** 'Percentage off to 52% of 30 coupons', 'Terms to none, cut off' */
function textOf({ changes, changed, isWhole }: RecentRun): string {
  const label = [bulkFieldLabels(changes), newValueText(changes)].filter(Boolean).join(' to ')
  return isWhole ? `${label} of ${counted(changed, 'coupon')},` : `${label}, cut off,`
}
