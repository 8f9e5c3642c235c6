import type { Page } from '@playwright/test'

/**
 * The ordinary words in the tables of the page that stand on several lines: of letters alone, and not longer
 * than this.
 */
export async function brokenWords(page: Page, longest = 14): Promise<string[]> {
  return page.locator('main table').evaluateAll((tables, maxLength) => {
    const broken: string[] = []
    for (const table of tables) {
      const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { textContent, parentElement } = text
        if (parentElement?.closest('.visually-hidden')) continue
        for (const { 0: word, index } of (textContent ?? '').matchAll(/(?<![^\s])[A-Za-z]+(?![^\s])/g)) {
          if (word.length > maxLength) continue
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          const column = parentElement?.closest('[data-label]')?.getAttribute('data-label')
          if (lines.size > 1) broken.push(`${word} (${column ?? 'the first column or the head'})`)
        }
      }
    }
    return broken
  }, longest)
}
