import type { ReactNode } from 'react'
import styles from './printed-more.module.css'
import { WholeAddress } from './whole-address'

interface Props {
  /** How much of the list is printed: '24 stores'. */
  children: ReactNode
  /** Path and parameters of the rest. */
  path: string
}

/** On paper only, for a list that is not complete. */
export const PrintedMore = ({ children, path }: Props) => (
  <p className={styles.more}>
    {children}. More at <WholeAddress path={path} />
  </p>
)
