import { useEffect, useRef } from 'react'
import { PageFailure, WaitingPage } from '#components/failure-boundary'
import { useConnection } from '../session/connection'
import { askServer } from './ask-server'

/**
 * Replaces a page that failed. While the server is out of reach it waits, because the code of a page that was
 * not open before cannot be loaded. When the server is back it reloads the page: browsers remember a failed
 * import, so nothing less helps. A page that fails although the server answers is not reloaded, so there is
 * no loop.
 */
export function WaitingFailure() {
  const isLost = useConnection((connection) => connection.isLost)
  const wasLost = useRef(isLost)

  // No call may have noticed yet that the server is out of reach.
  useEffect(askServer, [])

  useEffect(() => {
    if (wasLost.current && !isLost) location.reload()
    wasLost.current = isLost
  }, [isLost])

  return isLost ? <WaitingPage /> : <PageFailure />
}
