import type { Locator, Page } from '@playwright/test'

/** Presses a button that is in the menu of a row. */
export async function pressInMenu(place: Page | Locator, name: string, text: string): Promise<void> {
  await place
    .getByRole('button', { name: `More for ${name}` })
    .first()
    .click()
  await place
    .getByRole('button', { name: `${text} ${name}` })
    .first()
    .click()
}
