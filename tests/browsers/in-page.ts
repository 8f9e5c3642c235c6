/** What a person looks for: a role and its name, or a part of it as a regular expression. */
export interface Wanted {
  role: keyof typeof roles
  name?: string
  pattern?: string
}

export const roles = {
  button: 'button, [role=button]',
  link: 'a[href]',
  combobox: '[role=combobox]',
  option: '[role=option]',
  radio: 'input[type=radio]',
  textbox: 'input:not([type=radio], [type=checkbox], [type=file]), textarea',
  dialog: 'dialog[open]',
  heading: 'h1, h2, h3',
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Runs in the page, where it is sent as text, so it uses nothing of this file: finds what a person perceives,
 * and where to press it.
 */
function inPage(selectors: typeof roles) {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

  function nameOf(element: HTMLElement): string {
    const heading = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    const label = (element as Partial<Control>).labels?.[0]
    return plain(
      heading?.textContent ?? element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent,
    )
  }

  function isShown(element: HTMLElement): boolean {
    return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  }

  function find({ role, name, pattern }: Wanted): HTMLElement | undefined {
    return [...document.querySelectorAll<HTMLElement>(selectors[role])].find(
      (element) =>
        isShown(element) &&
        (name === undefined || nameOf(element) === name) &&
        (pattern === undefined || new RegExp(pattern).test(nameOf(element))),
    )
  }

  /** Whether it moves, or something that it is in: a dialog that opens. */
  function isMoving(element: HTMLElement): boolean {
    return document.getAnimations().some(({ playState, effect }) => {
      const moved = (effect as KeyframeEffect | null)?.target
      return playState === 'running' && moved?.contains(element)
    })
  }

  const control = (wanted: Wanted) => find(wanted) as Control | undefined

  /** The middle of what is wanted, if a press there reaches it; null while it does not. */
  function place(wanted: Wanted) {
    const element = find(wanted)
    const target = wanted.role === 'radio' ? control(wanted)?.labels?.[0] : element
    if (!element || !target || isMoving(target)) return null
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const reached = document.elementFromPoint(x, y)
    return reached && (target.contains(reached) || reached.contains(element)) ? { x, y } : null
  }

  function box(wanted: Wanted): DOMRect | undefined {
    const element = find(wanted)
    return element && !isMoving(element) ? (element.getBoundingClientRect().toJSON() as DOMRect) : undefined
  }

  const store = globalThis as { problems?: string[] }

  function listen(): void {
    if (store.problems) return
    const problems: string[] = (store.problems = [])
    addEventListener('error', ({ message }) => problems.push(message))
    addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)))
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      problems.push(`${violatedDirective} refuses ${blockedURI}`),
    )
  }

  return {
    place,
    listen,
    problems: () => store.problems ?? [],
    isThere: (wanted: Wanted) => find(wanted) !== undefined,
    hasFocus: (wanted: Wanted) => find(wanted) !== undefined && document.activeElement === find(wanted),
    text: () => plain(document.body.innerText),
    value: (wanted: Wanted) => control(wanted)?.value,
    select: (wanted: Wanted) => (find(wanted) as HTMLInputElement).select(),
    checked: () => document.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value,
    box,
    isInteractive: () =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  }
}

type Questions = ReturnType<typeof inPage>

/** The expression that asks a question of `inPage`. tsx names functions by a function of its own, __name. */
export function question<Name extends keyof Questions>(
  name: Name,
  ...args: Parameters<Questions[Name]>
): string {
  const expression = `(${String(inPage)})(${JSON.stringify(roles)}).${name}(...${JSON.stringify(args)})`
  return `((__name) => ${expression})((named) => named)`
}

export type Answer<Name extends keyof Questions> = ReturnType<Questions[Name]>
export type QuestionName = keyof Questions
export type Arguments<Name extends keyof Questions> = Parameters<Questions[Name]>
