import type { Page } from '@playwright/test'

/** What is not in its place on the current page, as texts. */
export async function layoutProblems(page: Page): Promise<string[]> {
  // The TypeScript runner wraps functions in `__name`, which the page does not have.
  await page.evaluate('globalThis.__name ??= (named) => named')
  const problems = await page.evaluate(() => {
    const found: string[] = []
    const root = document.documentElement
    const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
    const scope = dialog ?? document.querySelector<HTMLElement>('main') ?? document.body
    // A strip that is meant to scroll says where it stops.
    const isStrip = (element: Element) => getComputedStyle(element).scrollSnapType !== 'none'
    const strips = [...scope.querySelectorAll('*')].filter(isStrip)
    const nameOf = (element: Element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent
      return `${element.tagName.toLowerCase()} ${name.trim().slice(0, 30)}`
    }

    if (root.scrollWidth > root.clientWidth) {
      const beyond = [...document.querySelectorAll('body *')].filter(
        (element) =>
          element.getBoundingClientRect().right > root.clientWidth + 1 &&
          ![...element.children].some((child) => child.getBoundingClientRect().right > root.clientWidth + 1),
      )
      found.push(`scrolls sideways, as far as ${beyond.map(nameOf).slice(0, 3).join(', ')}`)
    }
    for (const element of [scope, ...scope.querySelectorAll<HTMLElement>('*')]) {
      const { overflowX, textOverflow } = getComputedStyle(element)
      const isCut = overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis'
      if (
        !isCut &&
        !strips.includes(element) &&
        overflowX !== 'visible' &&
        element.scrollWidth > element.clientWidth + 1 &&
        !element.matches('input, textarea, select')
      ) {
        found.push(`${nameOf(element)} scrolls sideways within the page`)
      }
    }

    const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!/^\d{1,7}$/.test(text.textContent ?? '')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if (range.getClientRects().length > 1) found.push(`the number ${text.textContent} takes several lines`)
    }

    for (const icon of scope.querySelectorAll(':is(a, button) svg')) {
      const { top, bottom, width } = icon.getBoundingClientRect()
      const control = icon.closest('a, button')!
      const labels = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      const lines: DOMRect[] = []
      for (let text = labels.nextNode(); text; text = labels.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(text)
        const isSeen = text.textContent?.trim() && !text.parentElement!.closest('.visually-hidden')
        if (isSeen) lines.push(...range.getClientRects())
      }
      const isBeside = lines.some((line) => line.top < bottom && line.bottom > top)
      if (width > 0 && lines.length > 0 && !isBeside)
        found.push(`${nameOf(control)} has its icon on a line of its own`)
    }

    for (const tick of scope.querySelectorAll('[data-row] input[type=checkbox]')) {
      const range = document.createRange()
      range.selectNodeContents(tick.closest('[data-row]')!.querySelector('th') ?? tick)
      const { left, right, top, bottom } = tick.getBoundingClientRect()
      const isUnder = (line: DOMRect) =>
        line.left < right && line.right > left && line.top < bottom && line.bottom > top
      if ([...range.getClientRects()].some(isUnder)) found.push(`${nameOf(tick)} lies over its row's text`)
    }

    // The texts of the hostile content that have their place somewhere.
    const ofPeople = /Donaudampf|Rindfleisch|\p{Script=Arabic}|\p{Script=Hebrew}/u
    const unseen = 'script, style, option, .visually-hidden'
    const written = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = written.nextNode(); text; text = written.nextNode()) {
      const element = text.parentElement!
      if (!ofPeople.test(text.textContent ?? '') || element.closest(unseen)) continue
      let own = element
      while (getComputedStyle(own).display === 'inline' && !own.matches('[dir], bdi'))
        own = own.parentElement!
      if (!own.matches('[dir=auto], bdi, a[dir=ltr]'))
        found.push(`${nameOf(element)} has no direction of its own`)
    }

    const edge = dialog?.getBoundingClientRect() ?? new DOMRect(0, 0, root.clientWidth, 0)
    const controls = [...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
    for (const control of controls) {
      if (
        control.tabIndex < 0 ||
        !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const box = [...control.getClientRects()].find(({ width, height }) => width > 1 && height > 1)
      // Amplify UI draws its own box over a checkbox.
      if (!box || control.matches('.amplify-checkbox__input')) continue
      const isInStrip = strips.some((strip) => strip.contains(control))
      if (!isInStrip && (box.left < edge.left - 1 || box.right > edge.right + 1))
        found.push(`${nameOf(control)} lies beyond the side`)
      const [x, y] = [box.left + Math.min(box.width / 2, 8), box.top + box.height / 2]
      const there = document.elementFromPoint(x, y)
      // Notices and lists of choices cover others only for a while.
      const isThere =
        there !== null &&
        (control.contains(there) ||
          there.contains(control) ||
          there.closest('label')?.control === control ||
          there.closest('[role=alert], [role=status], [role=listbox]') !== null)
      const isOff = y < 0 || y > innerHeight
      if (!isThere && !isOff) found.push(`${nameOf(control)} lies under ${there ? nameOf(there) : 'nothing'}`)
    }

    const navigation = dialog ? null : document.querySelector('nav#menu')
    const room = navigation?.getBoundingClientRect()
    if (navigation && room && room.width > 0) {
      for (let y = 4; y < innerHeight; y += 20) {
        const there = document.elementFromPoint(room.right - 4, y)
        if (there && !navigation.contains(there)) found.push(`${nameOf(there)} paints over the navigation`)
      }
    }
    return found
  })
  return [...new Set(problems)]
}
