import type { CDPSession, Page } from '@playwright/test'

/** The lowest contrast between text and background (WCAG 2.2, 1.4.3). */
const least = 4.5

const states = {
  rest: [],
  hover: ['hover'],
  focus: ['focus', 'focus-visible'],
  pressed: ['hover', 'active'],
  disabled: [],
} as const

/** Each state in each scheme. The disabled state is the last, because it stays. */
const rounds = [
  ['light', 'rest', 'hover', 'focus', 'pressed'],
  ['dark', 'rest', 'hover', 'focus', 'pressed', 'disabled'],
  ['light', 'disabled'],
] as const

/** All buttons and links, and labels of inputs. */
const controls = 'a[href], button, [role="button"], summary, label:has(input)'

/**
 * The texts of buttons and links with too little contrast in one of their states and colour schemes. One
 * control of each look is measured; a look is the classes and the tone of the control and of its parent.
 * Looks in `known` were measured on earlier pages; new ones are added to it.
 */
export async function unreadableControls(page: Page, known: Set<string>): Promise<string[]> {
  const looks = await page.evaluate(markControls, { selector: controls, known: [...known] })
  if (looks.length === 0) return []
  for (const look of looks) known.add(look)
  // Transitions would show intermediate colours, and each level of inheritance would take another frame.
  await page.addStyleTag({ content: '* { transition: none !important; animation: none !important }' })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const nodes = await nodesOf(devtools, looks.length)
  const found = new Set<string>()
  for (const [colorScheme, ...inScheme] of rounds) {
    // A change of scheme draws the whole page again.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const state of inScheme) {
      const forcedPseudoClasses = [...states[state]]
      await Promise.all(
        nodes.map((nodeId) => devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
      )
      if (state === 'disabled') await page.evaluate(disableButtons)
      for (const { text, ratio } of await page.evaluate(measureMarked)) {
        if (ratio < least) found.add(`${state}, ${colorScheme}: ${text} ${ratio.toFixed(1)}:1`)
      }
    }
  }
  await devtools.detach()
  return [...found]
}

async function nodesOf(devtools: CDPSession, count: number): Promise<number[]> {
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 })
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const selector = `[data-control="${at}"]`
      const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
      return nodeId
    }),
  )
}

/** Runs in the page. Numbers one control of each unknown look, and returns these looks. */
function markControls({ selector, known }: { selector: string; known: string[] }): string[] {
  const looks: string[] = []
  for (const marked of document.querySelectorAll('[data-control]')) marked.removeAttribute('data-control')
  // Behind a modal dialog nothing can be used.
  const place = document.querySelector(':modal') ?? document
  for (const element of place.querySelectorAll<HTMLElement>(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || !element.innerText.trim()) continue
    const disabled = element.matches(':disabled, [aria-disabled="true"]')
    const places = [element, element.parentElement].map(
      (each) => `${each?.tagName}.${each?.className} ${each?.dataset['tone']}`,
    )
    const look = [...places, disabled, element.ariaCurrent, element.ariaSelected].join(' ')
    if (known.includes(look) || looks.includes(look)) continue
    element.dataset.control = String(looks.length)
    looks.push(look)
  }
  return looks
}

/** Runs in the page. Disables buttons like React and Amplify UI. */
function disableButtons() {
  for (const button of document.querySelectorAll<HTMLElement>('button[data-control]')) {
    button.ariaDisabled = 'true'
    if (!button.classList.contains('amplify-button')) continue
    button.setAttribute('disabled', '')
    button.classList.add('amplify-button--disabled')
  }
}

/** Runs in the page. Returns the contrast of each text in the numbered controls. */
function measureMarked(): { text: string; ratio: number }[] {
  type Colour = [red: number, green: number, blue: number, alpha: number]

  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  const known = new Map<string, Colour>()
  function colourOf(css: string): Colour {
    const colour = known.get(css) ?? paint(css)
    known.set(css, colour)
    return colour
  }
  function paint(css: string): Colour {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = css
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }

  function over([red, green, blue, alpha]: Colour, below: Colour): Colour {
    const mix = (above: number, under: number) => above * alpha + under * (1 - alpha)
    return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1]
  }

  /** An element and its ancestors, the outermost first. Its text and background blend with theirs. */
  function ancestorsOf(element: Element): Element[] {
    return element.parentElement ? [...ancestorsOf(element.parentElement), element] : [element]
  }

  function coloursOf(element: Element): [text: Colour, background: Colour] {
    let background: Colour = colourOf('Canvas')
    let opacity = 1
    for (const each of ancestorsOf(element)) {
      const style = getComputedStyle(each)
      opacity *= Number(style.opacity)
      const [red, green, blue, alpha] = colourOf(style.backgroundColor)
      background = over([red, green, blue, alpha * opacity], background)
    }
    const [red, green, blue, alpha] = colourOf(getComputedStyle(element).color)
    return [over([red, green, blue, alpha * opacity], background), background]
  }

  function luminanceOf(colour: Colour): number {
    const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  function isRead(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }

  const measured: { text: string; ratio: number }[] = []
  for (const control of document.querySelectorAll('[data-control]')) {
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim()
      if (!text || !element || !isRead(element)) continue
      const [light = 0, dark = 0] = coloursOf(element)
        .map(luminanceOf)
        .toSorted((a, b) => b - a)
      measured.push({
        text: `"${text.slice(0, 40)}" in ${control.tagName}.${control.className}`,
        ratio: (light + 0.05) / (dark + 0.05),
      })
    }
  }
  return measured
}
