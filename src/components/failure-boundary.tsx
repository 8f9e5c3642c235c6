import { Component, type ReactNode, useEffect, useState } from 'react'
import { PageMeta } from './page-meta'
import styles from './stand-in.module.css'

interface Props {
  children: ReactNode
  /** A new address tries again. */
  address: string
}

/** Catches errors of a page, such as a chunk that a newer release removed, and offers a reload. */
export class FailureBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failed && previous.address !== this.props.address) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <PageFailure /> : this.props.children
  }
}

/** Offline the code of a new page cannot be loaded: the page is loaded again once the browser is online. */
export function PageFailure() {
  const [isOffline] = useState(() => !navigator.onLine)

  useEffect(() => {
    if (!isOffline) return undefined
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [isOffline])

  if (isOffline) {
    return (
      <div role="status" className={styles.standIn}>
        <PageMeta title="Waiting for the connection" />
        <h1>This page is not loaded yet.</h1>
        <p>You are offline. It opens by itself once the connection is back.</p>
      </div>
    )
  }
  return (
    <div role="alert" className={styles.standIn}>
      <PageMeta title="Something went wrong" />
      <h1>Something went wrong.</h1>
      <p>This page could not be shown. Loading it again usually helps.</p>
      <button type="button" className="primary-button" onClick={() => location.reload()}>
        Reload the page
      </button>
    </div>
  )
}
