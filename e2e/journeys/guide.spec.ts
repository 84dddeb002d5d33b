import type { GuideTarget } from '@aloft/domain/guide/guide-steps'
import type { Page } from '@playwright/test'
import { demo, expect, test } from '../support/aloft.ts'
import {
  findRocket,
  guideChecklist as checklist,
  guideRocket as rocket,
  guideStep as step,
  guideTarget as targetOf,
  openChecklist,
} from '../support/guide.ts'
import { logIn, makeAd, openBrand } from '../support/people.ts'

/** The last steps of some tasks wait for a modal to close (GUI-23). */
const longest = { timeout: 20_000 }

/** Completed tasks as the server stores them. */
async function completedTasks(page: Page): Promise<readonly string[]> {
  const stored = await page.evaluate(() => localStorage.getItem('user') ?? '{}')
  const { authToken } = JSON.parse(stored) as { readonly authToken: string }
  const reply = await page.request.post('/api/get-user', {
    data: {},
    headers: { authorization: `bearer ${authToken}` },
  })
  return ((await reply.json()) as { completedTasks: readonly string[] }).completedTasks
}

/** Presses the target of a step, which the next one follows. */
async function pressTarget(page: Page, name: GuideTarget, number: number, count: number): Promise<void> {
  await expect(step(page, number, count)).toBeVisible(longest)
  await targetOf(page, name).click()
}

async function pressNext(page: Page, number: number, count: number): Promise<void> {
  await step(page, number, count).getByRole('button', { name: 'Next' }).click(longest)
}

test('the guide leads through a brand’s setup by its real controls (GUI-06, GUI-12, GUI-13)', async ({
  page,
}) => {
  await openBrand(page)
  await (await openChecklist(page)).getByRole('button', { name: /^Set up your brand/ }).click()
  await pressTarget(page, 'setupBrand.openAppMenu', 1, 5)
  await pressTarget(page, 'setupBrand.brandSettings', 2, 5)
  // The page is loaded again in the middle of a task, and in a dialog.
  await expect(step(page, 3, 5)).toBeVisible()
  await page.reload()
  await pressTarget(page, 'setupBrand.brandBrief', 3, 5)
  await expect(page.getByRole('dialog', { name: 'Brand brief' })).toBeVisible()
  await pressNext(page, 4, 5)
  await pressTarget(page, 'setupBrand.confirm', 5, 5)
  await expect(page.getByText('Task completed: Set up your brand', { exact: true })).toBeVisible()
  await expect(checklist(page)).toBeVisible()
  await expect.poll(() => completedTasks(page)).toContain('setupBrand')
})

// Its brief has enough for more texts.
const testAtBusiness = test.extend<object, object>({
  settings: [async ({}, use) => use({ DEMO: 'business' }), { scope: 'worker' }],
})

testAtBusiness(
  'it leads to better texts for an ad, and the task is ticked (GUI-08, GUI-23)',
  async ({ page }) => {
    test.setTimeout(120_000)
    await logIn(page, demo.email, demo.password)
    const tasks = await openChecklist(page)
    await expect(tasks.getByRole('listitem')).toHaveCount(4)
    await expect(tasks.getByText('50%')).toBeVisible()
    await tasks.getByRole('button', { name: /^Write the ad’s texts/ }).click()
    await pressTarget(page, 'generateAdTexts.adsPage', 1, 9)
    await pressTarget(page, 'generateAdTexts.openAd', 2, 9)
    await pressNext(page, 3, 9)
    await pressTarget(page, 'generateAdTexts.generateMore', 4, 9)
    await pressNext(page, 5, 9)
    await pressNext(page, 6, 9)
    await expect(step(page, 7, 9)).toBeVisible()
    await page.getByRole('dialog').getByRole('checkbox').first().check()
    await pressTarget(page, 'generateAdTexts.done', 7, 9)
    await pressTarget(page, 'generateAdTexts.suggestions', 8, 9)
    await expect(step(page, 9, 9)).toBeVisible()
    // While they're written, the only button leaves the text as it is.
    await targetOf(page, 'generateAdTexts.select').getByRole('listitem').first().getByRole('button').click()
    await expect(page.getByText('Task completed: Write the ad’s texts', { exact: true })).toBeVisible()
    await expect(checklist(page).getByText('75%')).toBeVisible()
    await expect.poll(() => completedTasks(page)).toContain('generateAdTexts')
  },
)

test('it opens by itself after the first ad, and not once it was closed (GUI-14, GUI-15)', async ({
  page,
}) => {
  await openBrand(page, { hasClosedGuide: false })
  await expect(await findRocket(page)).toHaveText('1/3')
  await expect(checklist(page)).toBeHidden()
  await makeAd(page, 'Facebook')
  await expect(checklist(page)).toBeVisible()
  await expect(rocket(page)).toHaveText('1/4')
  // Another tab agrees.
  const other = await page.context().newPage()
  await other.goto('/0')
  await expect(checklist(other)).toBeVisible()
  await checklist(other).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => completedTasks(other)).toContain('checklist')
  await other.close()
  await expect(checklist(page)).toBeHidden()
  await page.reload()
  await findRocket(page)
  await expect(checklist(page)).toBeHidden()
})

test('a step can be left with Escape, and its task stays open', async ({ page }) => {
  await openBrand(page)
  await (await openChecklist(page)).getByRole('button', { name: /^Launch an ad/ }).click()
  await expect(step(page, 1, 9)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(step(page, 1, 9)).toBeHidden()
  await expect(checklist(page)).toBeVisible()
  expect(await completedTasks(page)).not.toContain('launch')
  // The brand has no ad to open, so the second step's target is missing.
  await checklist(page)
    .getByRole('button', { name: /^Launch an ad/ })
    .click()
  await pressTarget(page, 'launch.adsPage', 1, 9)
  await expect(checklist(page).getByRole('status')).toContainText('next step of “Launch an ad”', longest)
})
