import { guideTaskNames, type GuideTaskName } from '@aloft/domain/guide/guide-task-names.rules'
import { type GuideTarget, stepsOf } from '@aloft/domain/guide/guide-steps'
import type { Locator, Page } from '@playwright/test'
import { demo, expect, test } from '../support/aloft.ts'
import { guideStep, guideTarget, openChecklist } from '../support/guide.ts'
import { logIn } from '../support/people.ts'

// It has ads, briefs, and pictures, so that each step has its target.
const testAtBusiness = test.extend<object, object>({
  settings: [async ({}, use) => use({ DEMO: 'business' }), { scope: 'worker' }],
})

const taskTitles: Readonly<Record<GuideTaskName, RegExp>> = {
  setupBrand: /^Set up your brand/,
  buildCreative: /^Create a picture/,
  generateAdTexts: /^Write the ad’s texts/,
  launch: /^Launch an ad/,
}

/** What ends the steps that wait for more than a press on their target. */
const further: Partial<Record<GuideTarget, (page: Page, target: Locator) => Promise<void>>> = {
  // Below the width of two columns, it's the tab with the button first, then the button.
  'buildCreative.mediaLibrary': async (page, target) => {
    await target.click()
    if ((page.viewportSize()?.width ?? 0) < 1000) await target.click()
  },
  'buildCreative.pickVariant': async (page, target) => {
    await target.getByRole('checkbox').first().check({ timeout: 60_000 })
    await page.getByRole('dialog').getByRole('button', { name: /^Use/ }).click()
  },
  'generateAdTexts.done': async (page, target) => {
    await page.getByRole('dialog').getByRole('checkbox').first().check()
    await target.click()
  },
  // While they're written, the only button leaves the text as it is.
  'generateAdTexts.select': async (_, target) =>
    target.getByRole('listitem').first().getByRole('button').click(),
}

// As texts, because the page's own types aren't known here.

/** Whether a press in the middle of the part of a target that's in the window reaches it. */
const isWithinReach = (selector: GuideTarget) => `(() => {
  const named = [...document.querySelectorAll('[data-guide~="${selector}"]')]
  const element = named.find((one) => one.checkVisibility() && !one.closest('[aria-hidden=true], [inert]'))
  if (!element) return false
  const { top, bottom, left, right } = element.getBoundingClientRect()
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return false
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
  const hit = document.elementFromPoint(x, y)
  return hit !== null && (element.contains(hit) || hit.contains(element))
})()`

/** Whether the popup of a step is whole in the window. */
const isWholeInWindow = (name: string) => `(() => {
  const popup = document.querySelector('[role=group][aria-label="${name}"]')
  if (!popup) return false
  const { top, bottom, left, right } = popup.getBoundingClientRect()
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
})()`

const numberOf = (label: string | null) => Number(/^Step (\d+) of/.exec(label ?? '')?.[1] ?? 0)

/** Waits for a step after this one, as some are left out where they have no target. Returns its number. */
async function nextStep(page: Page, after: number): Promise<number> {
  const popup = page.getByRole('group', { name: /^Step \d+ of \d+$/ })
  let number = 0
  await expect
    .poll(
      async () =>
        (number = numberOf(await popup.getAttribute('aria-label', { timeout: 1000 }).catch(() => null))),
      {
        message: `a step after ${after}`,
        timeout: 60_000,
      },
    )
    .toBeGreaterThan(after)
  return number
}

for (const width of [1440, 820, 390]) {
  for (const task of guideTaskNames) {
    // One width always; the others are left to the whole proof.
    const tag = width === 390 ? [] : ['@whole']
    testAtBusiness(
      `each step of ${task} has its target within reach at ${width} px (GUI-21)`,
      { tag },
      async ({ page }) => {
        test.setTimeout(180_000)
        await page.setViewportSize({ width, height: 900 })
        await logIn(page, demo.email, demo.password)
        const checklist = await openChecklist(page)
        await checklist.getByRole('button', { name: taskTitles[task] }).click()
        const steps = stepsOf(task)
        for (let number = await nextStep(page, 0); ; number = await nextStep(page, number)) {
          const step = steps[number - 1]
          if (!step) throw new Error(`${task} has no step ${number}`)
          const { selector, canBeSkipped } = step
          const popup = guideStep(page, number, steps.length)
          const target = guideTarget(page, selector)
          await expect.poll(() => page.evaluate(isWithinReach(selector)), selector).toBe(true)
          await expect
            .poll(() => page.evaluate(isWholeInWindow(`Step ${number} of ${steps.length}`)), selector)
            .toBe(true)
          // A launch costs money, and the journeys of launches have it.
          if (selector === 'launch.confirmPayment') return
          const end = further[selector]
          if (end) await end(page, target)
          else if (canBeSkipped) await popup.getByRole('button', { name: 'Next' }).click()
          else await target.click()
          if (number === steps.length) break
        }
        await expect(page.getByText(/^Task completed: /)).toBeVisible()
      },
    )
  }
}
