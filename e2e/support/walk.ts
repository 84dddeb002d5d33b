import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './aloft.ts'

// Every screen at the three widths in both schemes: nothing to scroll sideways, nothing that axe finds wrong.
// With WALK_SHOTS each of them is also kept as a picture in that folder.

const shots = process.env['WALK_SHOTS']
const widths = [390, 820, 1440]
const schemes = ['light', 'dark'] as const
/** Where axe looks; the others differ from these in width only. */
const pictured = new Set(['390 dark', '1440 light'])

/** Checks the current page at each width, in both schemes. */
export async function walk(page: Page, name: string): Promise<void> {
  // Not the blank page before the first screen; under a modal the heading is seen, though not reached.
  await expect(page.locator('h1').first()).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
    await expect.poll(() => page.evaluate(sideways), `${name} at ${width} scrolls sideways`).toBe(0)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      if (shots) await page.screenshot({ path: join(shots, `${name}-${width}-${colorScheme}.png`) })
      if (!pictured.has(`${width} ${colorScheme}`)) continue
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
      expect(found, `${name} at ${width}, ${colorScheme}`).toEqual([])
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}
