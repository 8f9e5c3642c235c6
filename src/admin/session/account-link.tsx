import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { LoginState } from './login-state'

interface Props {
  to: string
  /** Passed on if the page has no field for it. */
  email?: string | undefined
  children: ReactNode
}

/** Passes the typed e-mail address on in the history, never in the address, which others can see. */
export function AccountLink({ to, email, children }: Props) {
  const navigate = useNavigate()
  const state = useLocation().state as LoginState | null

  // Read on click: text that was typed before hydration caused no event.
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const typed = event.currentTarget.closest('main')?.querySelector<HTMLInputElement>('[name=email]')?.value
    void navigate(to, { state: { from: state?.from, email: typed ?? email ?? '' } satisfies LoginState })
  }

  return (
    <Link to={to} onClick={follow}>
      {children}
    </Link>
  )
}
