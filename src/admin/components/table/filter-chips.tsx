import styles from './filter-chips.module.css'
import type { ListAddress } from './use-list-address'

/** Sets a parameter of the address to a value. */
export interface Chip {
  name: string
  value: string
  label: string
}

interface Props {
  address: ListAddress
  chips: readonly Chip[]
}

export function FilterChips({ address, chips }: Props) {
  return chips.map(({ name, value, label }) => {
    const isOn = address.filter(name) === value
    return (
      <button
        key={label}
        type="button"
        className={styles.chip}
        aria-pressed={isOn}
        onClick={() => address.setFilter(name, isOn ? '' : value)}
      >
        {label}
      </button>
    )
  })
}
