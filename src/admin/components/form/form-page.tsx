import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '#components/icon'
import { PageHeader } from '../page-header'
import styles from './form-page.module.css'

interface Props {
  title: string
  back: { label: string; path: string }
  children: ReactNode
}

/** Its first field has the focus. */
export function FormPage({ title, back, children }: Props) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = content.current?.querySelector('input, select, textarea')
    if (first instanceof HTMLElement) first.focus()
  }, [])

  return (
    <>
      <Link className={`row ${styles.back}`} to={back.path}>
        <Icon name="back" />
        {back.label}
      </Link>
      <PageHeader title={title} />
      <div ref={content}>{children}</div>
    </>
  )
}
