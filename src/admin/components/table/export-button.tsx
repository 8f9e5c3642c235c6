import { ActionButton } from '../action-button'
import { type ListSource, useExport } from './use-export'

interface Props {
  source: ListSource
  /** Of the file. */
  name: string
  /** An item as its row has it. @default as it is */
  exported?: ((item: never) => object) | undefined
}

const asItIs = (item: object) => item

export function ExportButton({ source, name, exported = asItIs }: Props) {
  const { run, isRunning, count } = useExport(source, name, exported)
  return (
    <ActionButton data-export size="small" isWaiting={isRunning} onClick={() => void run()}>
      {isRunning && count > 0 ? `Exporting… ${count}` : 'Export'}
    </ActionButton>
  )
}
