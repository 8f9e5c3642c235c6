import type { ReactNode } from 'react'
import styles from './printed-more.module.css'
import { WholeAddress } from './whole-address'

interface Props {
  /** How much of the list is on the paper: '24 stores'. */
  children: ReactNode
  /** Where the rest is: a path with its parameters. */
  path: string
}

/** The end of a list that is not whole. On paper alone, where nothing can be pressed for more. */
export function PrintedMore({ children, path }: Props) {
  return (
    <p className={styles.more}>
      {children}. More at <WholeAddress path={path} />
    </p>
  )
}
