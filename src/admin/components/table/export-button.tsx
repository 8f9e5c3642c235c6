import { ActionButton } from '../action-button'
import { type ListSource, useExport } from './use-export'

interface Props {
  source: ListSource
  /** Of the file. */
  name: string
}

export function ExportButton({ source, name }: Props) {
  const { run, isRunning, count } = useExport(source, name)
  return (
    <ActionButton size="small" isWaiting={isRunning} onClick={() => void run()}>
      {isRunning && count > 0 ? `Exporting… ${count}` : 'Export'}
    </ActionButton>
  )
}
