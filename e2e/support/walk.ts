import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './aloft.ts'

// Every screen at the three widths in both schemes: no horizontal scrolling and no findings of axe. With
// WALK_SHOTS, a picture of each is also saved in that folder.

const shots = process.env['WALK_SHOTS']
const widths = [390, 820, 1440]
const schemes = ['light', 'dark'] as const
/** The combinations checked with axe; the others only differ in width. */
const pictured = new Set(['390 dark', '1440 light'])

/** Checks the current page at each width, in both schemes. */
export async function walk(page: Page, name: string): Promise<void> {
  // Not the blank page before the first screen; behind a modal the heading is visible, but has no role.
  await expect(page.locator('h1').first()).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
    await expect.poll(() => page.evaluate(sideways), `${name} at ${width} scrolls sideways`).toBe(0)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      if (shots) await page.screenshot({ path: join(shots, `${name}-${width}-${colorScheme}.png`) })
      if (!pictured.has(`${width} ${colorScheme}`)) continue
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
      expect(found, `${name} at ${width}, ${colorScheme}`).toEqual([])
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}
