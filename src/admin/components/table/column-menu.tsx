import { MoreButtons } from '../more-buttons'
import type { Columns } from './column'
import styles from './column-menu.module.css'
import { toggleColumn, useHiddenColumns } from './list-settings'

interface Props<Item> {
  list: string
  columns: Columns<Item>
}

export function ColumnMenu<Item>({ list, columns: [, ...columns] }: Props<Item>) {
  const hidden = useHiddenColumns(list)
  return (
    <MoreButtons label="Columns" icon="columns">
      {columns.map(({ label, isWide }) => (
        <label key={label} className={`row ${styles.column}`}>
          <input
            type="checkbox"
            checked={!hidden.includes(label)}
            onChange={() => toggleColumn(list, label)}
          />
          {label}
          {isWide && <small>in a wide window</small>}
        </label>
      ))}
    </MoreButtons>
  )
}
