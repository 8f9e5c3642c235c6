import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { reportUnanswered, useConnection } from '../calls/connection'
import { callAsStaff } from '../calls/staff-call'
import styles from './connection-notice.module.css'

const retryMilliseconds = 5000

/** connection.ts records whether it is answered. */
const askServer = () => void callAsStaff('GET /stats').catch(() => undefined)

/** Reads the data of the page again when the server is back. */
export function ConnectionNotice() {
  const isLost = useConnection((connection) => connection.isLost)
  const client = useQueryClient()

  useEffect(() => {
    if (!navigator.onLine) reportUnanswered()
    addEventListener('offline', reportUnanswered)
    return () => removeEventListener('offline', reportUnanswered)
  }, [])

  useEffect(() => {
    if (!isLost) return undefined
    const timer = setInterval(askServer, retryMilliseconds)
    addEventListener('online', askServer)
    return () => {
      clearInterval(timer)
      removeEventListener('online', askServer)
    }
  }, [isLost])

  const wasLost = useRef(isLost)
  useEffect(() => {
    if (wasLost.current && !isLost) void client.invalidateQueries()
    wasLost.current = isLost
  }, [client, isLost])

  return (
    <div role="status">
      {isLost && (
        <p className={styles.notice}>
          {navigator.onLine ? 'The server cannot be reached.' : 'You are offline.'} What you see stays as it
          was, and what you have typed is kept. This page goes on by itself once the connection is back.
        </p>
      )}
    </div>
  )
}
