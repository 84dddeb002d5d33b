import type { GuideTarget } from '@aloft/domain/guide/guide-steps'
import type { Locator, Page } from '@playwright/test'
import { expect } from './aloft.ts'

/** The popup of a step of the guide, by its number and the number of steps of its task. */
export function guideStep(page: Page, number: number, count: number): Locator {
  return page.getByRole('group', { name: `Step ${number} of ${count}`, exact: true })
}

/** The element that a step points at. */
export function guideTarget(page: Page, name: GuideTarget): Locator {
  return page.locator(`[data-guide~="${name}"]`).filter({ visible: true }).first()
}

export function guideChecklist(page: Page): Locator {
  return page.getByRole('region', { name: 'Getting started' })
}

export function guideRocket(page: Page): Locator {
  return page.getByRole('button', { name: /^Getting started/ })
}

/** The rocket appears with the user's first action, once the page listens. */
export async function findRocket(page: Page): Promise<Locator> {
  await expect(async () => {
    await page.mouse.move(300, 400)
    await page.mouse.move(310, 400)
    await expect(guideRocket(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  return guideRocket(page)
}

export async function openChecklist(page: Page): Promise<Locator> {
  const found = await findRocket(page)
  if (!(await guideChecklist(page).isVisible())) await found.click()
  await expect(guideChecklist(page)).toBeVisible()
  return guideChecklist(page)
}
