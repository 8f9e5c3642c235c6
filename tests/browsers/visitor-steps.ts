import type { User } from './user'

/** An offer with a code: which one comes first follows from what is known of them. */
const getCoupon = { role: 'link', pattern: '^Get Coupon: Autumn jackets' } as const
const dialog = { role: 'dialog' } as const
const menu = { role: 'button', name: 'Menu' } as const

/** What visitors do, each on a page of its own. */
export const visitorSteps: Record<string, (user: User) => Promise<void>> = {
  'finds a store by its name, and its coupons': async (user) => {
    await user.open('/home')
    await user.enter({ role: 'combobox', name: 'Search stores' }, 'zephyr')
    await user.click({ role: 'option', pattern: 'Zephyr Outfitters' })
    await user.untilAt(/^\/store\/zephyr-outfitters$/)
    await user.untilThere({ role: 'heading', name: 'Zephyr Outfitters' })
    await user.click({ role: 'link', pattern: 'Get Discount' })
    await user.untilAt(/^\/coupons\/zephyr-outfitters$/)
  },

  'chooses a result of the search by keyboard': async (user) => {
    await user.open('/home')
    await user.enter({ role: 'combobox', name: 'Search stores' }, 'zephyr')
    await user.untilThere({ role: 'option', pattern: 'Zephyr Outfitters' })
    await user.press('ArrowDown')
    await user.press('Enter')
    await user.untilAt(/^\/store\/zephyr-outfitters$/)
  },

  'opens an offer and copies its code': async (user) => {
    await user.open('/coupons/zephyr-outfitters')
    await user.click(getCoupon)
    await user.untilFocused(dialog)
    await user.click({ role: 'button', name: 'Copy' })
    await user.untilThere({ role: 'button', name: 'Copied' })
  },

  'closes an offer by Escape, by its button and by a press beside it': async (user) => {
    await user.open('/coupons/zephyr-outfitters')
    await user.click(getCoupon)
    await user.untilFocused(dialog)
    await user.press('Escape')
    await user.untilGone(dialog)
    await user.untilFocused(getCoupon)

    await user.click(getCoupon)
    await user.click({ role: 'button', name: 'Close' })
    await user.untilGone(dialog)
    await user.untilAt(/^\/coupons\/zephyr-outfitters$/)

    await user.click(getCoupon)
    await user.untilThere(dialog)
    await pressBeside(user)
  },

  'closes an offer that came with the page by a press beside it': async (user) => {
    await user.open('/coupons/zephyr-outfitters')
    await user.click(getCoupon)
    await user.untilAt(/couponId=/)
    await user.open(String(await user.page.evaluate('location.pathname + location.search')))
    await user.untilFocused(dialog)
    await pressBeside(user)
    await user.untilAt(/^\/coupons\/zephyr-outfitters$/)
  },

  'closes an offer by a press beside it, where the browser knows no closedby': async (user) => {
    await user.open('/coupons/zephyr-outfitters')
    await user.page.evaluate("Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')")
    await user.click(getCoupon)
    await user.untilThere(dialog)
    // The attribute works without the property too.
    await user.page.evaluate("document.querySelector('dialog[open]').removeAttribute('closedby')")
    await pressBeside(user)
  },

  'goes back from an offer, and forward to it': async (user) => {
    await user.open('/coupons/zephyr-outfitters')
    await user.click(getCoupon)
    await user.untilAt(/couponId=/)
    await user.page.go(-1)
    await user.untilGone(dialog)
    await user.page.go(1)
    await user.untilThere(dialog)
  },

  'opens the menu of a small screen, and leaves it in three ways': async (user) => {
    await user.page.resize(390, 844)
    await user.open('/home')
    await user.click(menu)
    await user.untilThere({ role: 'dialog', name: 'Menu' })
    await user.press('Escape')
    await user.untilGone(dialog)
    await user.untilFocused(menu)

    await user.click(menu)
    await user.untilThere(dialog)
    await user.page.clickAt(10, 400)
    await user.untilGone(dialog)

    await user.click(menu)
    await user.click({ role: 'link', name: 'Explore' })
    await user.untilAt(/^\/explore$/)
    await user.untilGone(dialog)
  },

  'writes a review': async (user) => {
    await user.open('/reviews')
    await user.click({ role: 'radio', name: '4 stars' })
    await user.press('ArrowRight')
    await user.until('five stars are chosen', async () => (await user.ask('checked')) === '5')
    await user.enter({ role: 'textbox', name: 'Your name' }, 'Grace Hopper')
    await user.enter({ role: 'combobox', name: 'Store' }, 'zephyr')
    await user.click({ role: 'option', pattern: '^Zephyr Outfitters' })
    await user.enter({ role: 'textbox', name: 'Your comment' }, 'It came in a nanosecond.')
    await untilNobodyIsAProgram(user)
    await user.click({ role: 'button', name: 'Submit review' })
    await user.untilText('Review added successfully')
  },

  'sends a message, once its fields are right': async (user) => {
    await user.open('/reach-us')
    await user.enter({ role: 'textbox', name: 'Full Name' }, 'Katherine Johnson')
    await user.enter({ role: 'textbox', name: 'Email Address' }, 'katherine')
    await user.enter({ role: 'textbox', name: 'Message' }, 'The figures are right.')
    await untilNobodyIsAProgram(user)
    await user.click({ role: 'button', name: 'Submit' })
    await user.untilFocused({ role: 'textbox', name: 'Email Address' })
    await user.enter({ role: 'textbox', name: 'Email Address' }, 'katherine@example.com')
    await user.click({ role: 'button', name: 'Submit' })
    await user.untilText('Your message is on its way.')
  },
}

/** The dialog stays at a press on its padding, and closes at one beside it. */
async function pressBeside(user: User): Promise<void> {
  const { left, top } = await user.standingBox(dialog)
  await user.page.clickAt(left + 8, top + 8)
  if (!(await user.sees(dialog))) throw new Error('A press on the padding of the dialog closes it.')
  await user.page.clickAt(left - 20, top + 40)
  await user.untilGone(dialog)
}

/** A form that is sent within two seconds comes from a program. */
async function untilNobodyIsAProgram(user: User): Promise<void> {
  await user.until('two seconds are over', () => user.page.evaluate('performance.now() > 2100'))
}
