import { SelectField } from '@aws-amplify/ui-react'
import type { ListAddress } from './use-list-address'

interface Props {
  address: ListAddress
  /** The parameter of the address. */
  name: string
  label: string
  /** '' is no filter. Another value in the address counts as that. */
  options: readonly (readonly [value: string, label: string])[]
}

export function FilterSelect({ address, name, label, options }: Props) {
  const value = address.filter(name)
  return (
    <SelectField
      label={label}
      labelHidden
      value={options.some(([each]) => each === value) ? value : ''}
      onChange={({ target }) => address.setFilter(name, target.value)}
    >
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
