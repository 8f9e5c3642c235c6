import type { Page } from '@playwright/test'

/** What its background alone sets apart: forced colours take that away, so it needs an edge then. */
export async function withoutEdge(page: Page): Promise<string[]> {
  await forceColours(page, 'none')
  await page.evaluate(markSetApart)
  await forceColours(page, 'active')
  return page.evaluate(markedWithoutEdge)
}

/** Chromium restyles after it has answered: every element has its new colours two frames later. */
async function forceColours(page: Page, forcedColors: 'none' | 'active') {
  await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
  await page.evaluate(async (query) => {
    do await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    while (!matchMedia(query).matches)
  }, `(forced-colors: ${forcedColors})`)
}

/** Runs in the page. Marks what has another background than what it lies on. */
function markSetApart() {
  const own = (element: Element, part?: string) => {
    const { backgroundColor, backgroundImage, clipPath, content } = getComputedStyle(element, part)
    // What is cut to a shape, such as a star, is a drawing.
    if ((part !== undefined && content === 'none') || clipPath !== 'none') return undefined
    if (backgroundImage.includes('gradient')) return backgroundImage
    return /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) ? undefined : backgroundColor
  }
  const below = (element: Element): string | undefined =>
    element.parentElement ? (own(element.parentElement) ?? below(element.parentElement)) : undefined
  for (const element of document.querySelectorAll('body *:not(img, svg *, option)')) {
    const { width, height } = element.getBoundingClientRect()
    const background = own(element) ?? own(element, '::before')
    if (width < 16 || height < 16 || !element.checkVisibility()) continue
    if (background && background !== below(element)) element.setAttribute('data-set-apart', '')
  }
}

/** Runs in the page. */
function markedWithoutEdge(): string[] {
  const isLine = (style: string, width: string, colour: string) =>
    style !== 'none' && parseFloat(width) > 0 && !/^rgba\(.*, 0\)$/.test(colour)
  const hasEdge = (element: Element, part?: string) => {
    const style = getComputedStyle(element, part)
    if (part !== undefined && style.content === 'none') return false
    return (
      isLine(style.outlineStyle, style.outlineWidth, style.outlineColor) ||
      (['Top', 'Right', 'Bottom', 'Left'] as const).some((side) =>
        isLine(style[`border${side}Style`], style[`border${side}Width`], style[`border${side}Color`]),
      )
    )
  }
  return (
    [...document.querySelectorAll('[data-set-apart]')]
      .filter((element) => element.checkVisibility())
      // A dialog has one edge around its parts.
      .filter(({ parentElement }) => !(parentElement?.matches('dialog') && hasEdge(parentElement)))
      .filter((element) => !hasEdge(element) && !hasEdge(element, '::before') && !hasEdge(element, '::after'))
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  )
}
