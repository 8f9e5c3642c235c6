import type { Locator, Page } from '@playwright/test'

/** Presses a button that is in the menu of a row. */
export async function pressInMenu(place: Page | Locator, name: string, text: string): Promise<void> {
  for (const label of [`More for ${name}`, `${text} ${name}`]) {
    const button = place.getByRole('button', { name: label }).first()
    await button.click()
  }
}
