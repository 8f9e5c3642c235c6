import type { Chip } from '../../components/table/filter-chips'

export const proofChips: readonly Chip[] = [
  { name: 'proof', value: 'never', label: 'Never tested' },
  { name: 'proof', value: 'checking', label: 'Being checked' },
]
