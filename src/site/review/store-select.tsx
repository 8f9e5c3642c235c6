import { useLayoutEffect, useRef, useState } from 'react'
import { NativeStoreSelect } from './native-store-select'
import { type OnChoose, StoreSearch } from './store-search'

interface Props {
  onChoose: OnChoose
  /** The server's error about a store that was posted without JavaScript. */
  error?: string | undefined
}

/** A search. Until the script runs, a select of the first stores; a choice in it stays. */
export function StoreSelect({ onChoose, error }: Props) {
  const native = useRef<HTMLSelectElement>(null)
  const [early, setEarly] = useState<string>()
  useLayoutEffect(() => setEarly(native.current?.value ?? ''), [])
  if (early === undefined) return <NativeStoreSelect ref={native} error={error} />
  return <StoreSearch early={early} onChoose={onChoose} />
}
