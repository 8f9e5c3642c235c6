import type { Page } from '@playwright/test'

/** The part of the screen that may move at once (Cumulative Layout Shift). */
export const layoutShiftBudget = 0.01

interface Shift {
  value: number
  /** The elements that moved, with their positions before and after, in pixels. */
  moved: string[]
}

interface LayoutShift {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Notes the layout shifts of all pages that are opened from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(noteLayoutShifts)
}

/** The layout shifts of the present page so far. */
export function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

export function sumOf(shifts: Shift[]): number {
  return shifts.reduce((total, { value }) => total + value, 0)
}

/** Runs in the page. Adds up the layout shifts. */
function noteLayoutShifts() {
  const page = window as unknown as { shifts: Shift[] }
  page.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as LayoutShift[]) {
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) =>
        [node?.nodeName, from.x, from.y, from.width, from.height, '→', to.x, to.y, to.width, to.height].join(
          ' ',
        ),
      )
      if (!hadRecentInput) page.shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
