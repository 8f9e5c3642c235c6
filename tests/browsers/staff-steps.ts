import { demoAccount } from '../support/demo-sign-in'
import type { User } from './user'

const edit = { role: 'button', pattern: '^Edit ' } as const
const description = { role: 'textbox', pattern: '^Description' } as const
const dialog = { role: 'dialog' } as const

/** What staff do, one step after another, in one session. */
export const staffSteps: Record<string, (user: User) => Promise<void>> = {
  'is refused with a wrong password': async (user) => {
    await signIn(user, 'Not-the-one-1')
    await user.untilText('Incorrect email or password.')
  },

  'signs in': async (user) => {
    await signIn(user, demoAccount.password)
    await user.untilAt(/^\/admin$/)
    await user.untilThere({ role: 'heading', name: 'Dashboard Overview' })
  },

  'edits a category, which is so after a reload': async (user) => {
    const text = `Changed in ${user.page.browser}.`
    await user.open('/admin')
    await user.click({ role: 'link', name: 'Category Management' })
    await user.click(edit)
    await user.enter(description, text)
    await user.click({ role: 'button', name: 'Save' })
    await user.untilText('Category updated successfully!')
    await user.open('/admin/categories')
    await user.untilText(text)
  },

  'leaves an edit by Escape, and not by a press beside it': async (user) => {
    await user.open('/admin/categories')
    await user.click(edit)
    await user.untilThere(dialog)
    await user.press('Escape')
    await user.untilGone(dialog)
    await user.untilFocused(edit)
    // Another press in the same place could be the second of a double click, which is ignored.
    await user.press('Enter')
    await user.untilThere(dialog)
    await user.page.clickAt(5, 5)
    if (!(await user.sees(dialog))) throw new Error('A press beside the dialog closes it.')
    await user.click({ role: 'button', name: 'Close' })
    await user.untilGone(dialog)
  },

  'sees a table as cards on a small screen': async (user) => {
    await user.page.resize(390, 844)
    await user.open('/admin/coupons')
    await user.untilThere(edit)
    const display = await user.page.evaluate("getComputedStyle(document.querySelector('table')).display")
    if (display !== 'block') throw new Error(`The table is a ${String(display)}.`)
  },

  'signs out': async (user) => {
    await user.open('/admin')
    await user.click({ role: 'button', name: 'Logout' })
    await user.untilAt(/^\/login$/)
    await user.page.goTo(`${await originOf(user)}/admin`)
    await user.untilAt(/^\/login$/)
  },
}

async function signIn(user: User, password: string): Promise<void> {
  await user.open('/login')
  await user.enter({ role: 'textbox', name: 'Email' }, demoAccount.email)
  await user.enter({ role: 'textbox', name: 'Password' }, password)
  await user.click({ role: 'button', name: 'Sign In' })
}

async function originOf(user: User): Promise<string> {
  return String(await user.page.evaluate('location.origin'))
}
