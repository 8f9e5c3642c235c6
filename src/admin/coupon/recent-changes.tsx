import { useQueryClient } from '@tanstack/react-query'
import { MoreButtons } from '../components/more-buttons'
import { RowButton } from '../components/row-button'
import { RelativeDate } from '../components/table/relative-date'
import styles from '../components/table/view-menu.module.css'
import { bulkFieldLabels } from './bulk-fields'
import { canBeUndone, type RecentRun, useBulkRuns } from './bulk-runs'
import { continueBulk, undoBulk } from './run-bulk'

/** Changes of many coupons, made in this browser, that can be undone or were cut off. */
export function RecentChanges() {
  const client = useQueryClient()
  const { recent, runs } = useBulkRuns()
  const all = canBeUndone(recent).filter(({ bulkId }) => !(bulkId in runs))
  if (all.length === 0) return null
  return (
    <MoreButtons label="Recent changes" icon="recent" isOn={all.some(({ left }) => left)} isLazy>
      {all.map((run) => (
        <div key={run.bulkId} className={styles.view}>
          <p>
            {textOf(run)} <RelativeDate iso={run.at} />
          </p>
          {run.left && (
            <RowButton text="Continue" name={textOf(run)} onClick={() => continueBulk(run, client)} />
          )}
          {run.changed > 0 && (
            <RowButton text="Undo" name={textOf(run)} onClick={() => undoBulk(run.bulkId, client)} />
          )}
        </div>
      ))}
    </MoreButtons>
  )
}

/** 'Terms of 30 coupons, cut off' */
function textOf({ changes, changed, left }: RecentRun): string {
  const label = bulkFieldLabels(changes)
  return `${label} of ${changed} ${changed === 1 ? 'coupon' : 'coupons'}${left ? ', cut off' : ''},`
}
