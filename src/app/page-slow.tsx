import { useEffect, useEffectEvent, useState } from 'react'
import { PageMeta } from '#components/page-meta'
import { Spinner } from '#components/spinner'
import { isWrittenByServer } from './page-styles'

interface Props {
  /** Loads what the page needs. */
  load: () => Promise<void>
  onLoad: () => void
}

/** Milliseconds until the page is loaded as a whole. */
const pageTimeout = 5000

/**
 * Stands where the page will be, once its code or styles are late. What is too late, or fails, is asked for
 * as a whole page: the chunk may be one that a newer release has removed. That is never done twice in a row,
 * for the server writes into a page what it needs. The shell brings nothing, and would be loaded again and
 * again.
 */
export function SlowPage({ load, onLoad }: Props) {
  const [failure, setFailure] = useState<Error>()
  const showPage = useEffectEvent(onLoad)

  useEffect(() => {
    let isOver = false
    const timer = setTimeout(() => (isOver = loadWhole()), pageTimeout)
    load().then(showPage, (error: Error) => {
      if (!isOver && !loadWhole()) setFailure(error)
    })
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [load])

  if (failure) throw failure
  return (
    <>
      <PageMeta title="Loading" />
      <Spinner label="Loading, please wait..." />
    </>
  )
}

/** The address is that of the new page already. Returns whether it can be loaded. */
function loadWhole(): boolean {
  if (!navigator.onLine || !isWrittenByServer()) return false
  location.reload()
  return true
}
