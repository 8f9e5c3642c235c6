import { Component, type ReactNode } from 'react'
import button from './button.module.css'
import styles from './stand-in.module.css'

interface Props {
  children: ReactNode
  /** Another address is another try. */
  address: string
  /** What is shown of a failure, where that is more than that there is one. */
  failure?: ReactNode
}

/**
 * Catches what a page throws, such as a chunk that a newer release has removed, and offers to load it again.
 */
export class FailureBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failed && previous.address !== this.props.address) this.setState({ failed: false })
  }

  override render() {
    const { children, failure = <PageFailure /> } = this.props
    return this.state.failed ? failure : children
  }
}

/** Says that a page has failed. */
export function PageFailure() {
  return (
    <div role="alert" className={styles.standIn}>
      <title>Something went wrong · Clipwell</title>
      <h1>Something went wrong.</h1>
      <p>This page could not be shown. Loading it again usually helps.</p>
      <button type="button" className={button.primary} onClick={() => location.reload()}>
        Reload the page
      </button>
    </div>
  )
}
