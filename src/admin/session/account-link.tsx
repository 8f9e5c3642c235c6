import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { LoginState } from './login-state'

interface Props {
  to: string
  /** The address to take along where the page has no field for it. */
  email?: string | undefined
  children: ReactNode
}

/**
 * A link between the pages outside the admin area. The e-mail address that was typed goes along, in the
 * browser's history and never in an address, which others get to see.
 */
export function AccountLink({ to, email, children }: Props) {
  const navigate = useNavigate()
  const state = useLocation().state as LoginState | null

  // Read as it is followed: what was typed before the script had come was told to nobody.
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const typed = event.currentTarget.closest('main')?.querySelector<HTMLInputElement>('[name=email]')?.value
    const next: LoginState = { ...(state?.from && { from: state.from }), email: typed ?? email ?? '' }
    void navigate(to, { state: next })
  }

  return (
    <Link to={to} onClick={follow}>
      {children}
    </Link>
  )
}
