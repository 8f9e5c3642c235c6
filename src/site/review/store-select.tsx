import { useLayoutEffect, useRef, useState } from 'react'
import { NativeStoreSelect } from './native-store-select'
import { type OnChoose, StoreSearch } from './store-search'

interface Props {
  onChoose: OnChoose
  /** Why the store was refused that was posted without JavaScript. */
  error?: string | undefined
}

/**
 * The store of a review: a search, because a select of hundreds of stores is no help. Until the script runs
 * it is a select of the first ones, and what is chosen in it stays chosen.
 */
export function StoreSelect({ onChoose, error }: Props) {
  const native = useRef<HTMLSelectElement>(null)
  const [early, setEarly] = useState<string>()
  useLayoutEffect(() => setEarly(native.current?.value ?? ''), [])
  if (early === undefined) return <NativeStoreSelect ref={native} error={error} />
  return <StoreSearch early={early} onChoose={onChoose} />
}
