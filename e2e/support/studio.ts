import type { Locator, Page } from '@playwright/test'
import { expect } from './aloft.ts'
import { makeAd, openBrand, openSection } from './people.ts'

/** The layers of a new ad's picture are drawn one by one. */
const drawnWithinMs = 30_000

/** Opens the studio of a new Facebook ad, in a brand of a new user. */
export async function openStudio(
  page: Page,
): Promise<Awaited<ReturnType<typeof openBrand>> & { readonly stage: Locator; readonly layer: Locator }> {
  const brand = await openBrand(page)
  await makeAd(page, 'Facebook')
  const section = await openSection(page, 'Picture')
  await section.getByRole('link', { name: 'Open in the studio' }).click()
  await expect(page).toHaveURL(/design-editor/)
  const stage = page.getByRole('group', { name: 'Stage' })
  await expect(stage).not.toHaveAttribute('aria-busy', 'true', { timeout: drawnWithinMs })
  return { ...brand, stage, layer: stage.locator('[data-layer=headline]') }
}
