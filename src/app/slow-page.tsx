import { useEffect, useEffectEvent, useState } from 'react'
import { PageMeta } from '#components/page-meta'
import { Spinner } from '#components/spinner'
import { isServerRendered } from './page-styles'

interface Props {
  load: () => Promise<void>
  onLoad: () => void
}

/** In milliseconds. Then the whole page is loaded. */
const pageTimeout = 5000

/**
 * Shown while the code or styles of a page are late. If they are too late or fail, the whole page is loaded:
 * a newer release may have removed the chunk. Never twice in a row, because the server renders what the page
 * needs. Not in the shell, which would be loaded again and again.
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

/** The address is already that of the new page. Returns whether it can be loaded. */
function loadWhole(): boolean {
  if (!navigator.onLine || !isServerRendered()) return false
  location.reload()
  return true
}
