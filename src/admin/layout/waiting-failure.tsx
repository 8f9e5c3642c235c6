import { useEffect, useRef } from 'react'
import { PageFailure, WaitingPage } from '#components/failure-boundary'
import { useConnection } from '../calls/connection'
import { askServer } from './ask-server'

/** Reloads a failed page when the server is back: browsers remember a failed import. */
export function WaitingFailure() {
  const isLost = useConnection((connection) => connection.isLost)
  const wasLost = useRef(isLost)

  // No call may have noticed that the server is out of reach.
  useEffect(askServer, [])

  useEffect(() => {
    if (wasLost.current && !isLost) location.reload()
    wasLost.current = isLost
  }, [isLost])

  return isLost ? <WaitingPage /> : <PageFailure />
}
