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
  const { pathname, state } = useLocation() as { pathname: string; state: LoginState | null }

  // Read on click: text that was typed before hydration caused no event.
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const typed = event.currentTarget.closest('main')?.querySelector<HTMLInputElement>('[name=email]')?.value
    void goOn(typed ?? email ?? '')
  }

  async function goOn(known: string): Promise<void> {
    await navigate(pathname, { replace: true, state: { ...state, email: known } satisfies LoginState })
    await navigate(to, {
      state: { ...(state?.from && { from: state.from }), email: known } satisfies LoginState,
    })
  }

  return (
    <Link to={to} onClick={follow}>
      {children}
    </Link>
  )
}
