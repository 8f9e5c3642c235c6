import type { Page } from '@playwright/test'

export const layoutShiftBudget = 0.01

interface Shift {
  value: number
  moved: string[]
}

interface LayoutShift {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(noteLayoutShifts)
}

export function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

export function sumOf(shifts: Shift[]): number {
  return shifts.reduce((total, { value }) => total + value, 0)
}

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
