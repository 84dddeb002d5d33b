import type { Page } from '@playwright/test'
import { expect, test, wholeOnly } from '../support/aloft.ts'
import {
  expectSaved,
  fillWizard,
  makeButton,
  type Platform,
  signUp,
  skipFirstAds,
} from '../support/people.ts'

interface Journey {
  readonly platform: Platform
  /** The previews' tabs in order, each with its preview and the text it must contain. */
  readonly tabs: readonly { tab: string; preview: string; parts: readonly string[] }[]
  /** The field edited by hand, and the part of the preview with its text. */
  readonly edited: { field: string; part: string }
  /** The field that gets a variant. */
  readonly varied: string
}

const facebook = { preview: 'Facebook feed preview', parts: ['page-name', 'label', 'message', 'link-bar'] }
const instagram = { preview: 'Instagram feed preview', parts: ['handle', 'label', 'message'] }
const google = { preview: 'Google search preview', parts: ['label', 'address', 'title', 'description'] }

const journeys: readonly Journey[] = [
  {
    platform: 'Google',
    tabs: [
      { tab: 'Google search', ...google },
      { tab: 'Facebook feed · preview only', ...facebook },
      { tab: 'Instagram feed · preview only', ...instagram },
    ],
    edited: { field: 'Headline 1', part: 'title' },
    varied: 'Description 1',
  },
  {
    platform: 'Facebook',
    tabs: [
      { tab: 'Facebook feed', ...facebook, parts: [...facebook.parts, 'headline', 'call-to-action'] },
      { tab: 'Story', preview: 'Facebook story preview', parts: ['handle', 'label', 'call-to-action'] },
      { tab: 'Instagram feed · preview only', ...instagram },
      { tab: 'Google search · preview only', ...google },
    ],
    edited: { field: 'Headline', part: 'headline' },
    varied: 'Description',
  },
  {
    platform: 'Instagram',
    tabs: [
      { tab: 'Instagram feed', ...instagram, parts: [...instagram.parts, 'call-to-action'] },
      { tab: 'Story', preview: 'Instagram story preview', parts: ['handle', 'label', 'call-to-action'] },
      { tab: 'Facebook feed · preview only', ...facebook },
      { tab: 'Google search · preview only', ...google },
    ],
    edited: { field: 'Primary text', part: 'message' },
    varied: 'Primary text',
  },
]

const newText = 'Lamps made to be mended'

// Includes everything from the sign-up on.
test.describe.configure({ timeout: 120_000 })

for (const { platform, tabs, edited, varied } of journeys) {
  test(
    `a newcomer makes a first ad for ${platform} from their website and finds it again`,
    { tag: wholeOnly },
    async ({ page, context }) => {
      await signUp(page)
      await page.getByRole('button', { name: 'nightjar.example' }).click()
      await expect(page.getByRole('heading', { name: 'Nightjar Lamps' })).toBeVisible({ timeout: 40_000 })
      const use = page.getByRole('button', { name: 'Looks good, continue' })
      await expect(use).toBeEnabled({ timeout: 40_000 })
      await use.click()
      await skipFirstAds(page)

      await page.getByRole('button', { name: 'Create your first ad' }).click()
      await fillWizard(page, platform)
      await expect(page.getByText('100 tokens left')).toBeVisible()
      await page.getByRole('button', makeButton).click()
      await expect(page.getByText('While you wait')).toBeVisible()
      await page.getByRole('button', { name: 'Open ad' }).click()
      await expect(page).toHaveURL(/\/0\/editor\?ideaId=.+&balloonId=.+/)

      await expect(tabsOf(page)).toHaveText(tabs.map(({ tab }) => tab))
      for (const { tab, preview, parts } of tabs) await checkPreview(page, tab, preview, parts)
      if (platform !== 'Google') await expectPictures(page, tabs.slice(0, 2))

      await tabsOf(page).first().click()
      const field = page.getByRole('textbox', { name: edited.field, exact: true })
      await field.fill(newText)
      await expect(page.getByTestId(edited.part).first()).toContainText(newText)

      const taken = await takeVariant(page, varied)
      await expectSaved(page)
      await page.close()

      const again = await context.newPage()
      await again.goto('/0')
      await again.getByRole('button', { name: /^Open / }).click()
      const fieldAgain = again.getByRole('textbox', { name: edited.field, exact: true })
      await expect(fieldAgain).toHaveValue(edited.field === varied ? taken : newText)
      await expect(again.getByRole('textbox', { name: varied, exact: true })).toHaveValue(taken)
      await again.goto('/0/create/new-ad')
      await fillWizard(again, platform)
      await expect(again.getByText('89 tokens left')).toBeVisible()
    },
  )
}

function tabsOf(page: Page) {
  return page.getByRole('group', { name: 'Placement' }).getByRole('button')
}

async function checkPreview(
  page: Page,
  tab: string,
  preview: string,
  parts: readonly string[],
): Promise<void> {
  await page.getByRole('button', { name: tab, exact: true }).click()
  const ad = page.getByRole('article', { name: preview })
  await expect(ad).toBeVisible()
  for (const part of parts) await expect(ad.getByTestId(part).first(), `${tab}: ${part}`).toHaveText(/\S/)
}

/** The server draws the creative, and the preview shows it in the right format. */
async function expectPictures(page: Page, own: Journey['tabs']): Promise<void> {
  const [feed, story] = own
  for (const [place, ratio] of [
    [feed, 1],
    [story, 9 / 16],
  ] as const) {
    await page.getByRole('button', { name: place?.tab ?? '', exact: true }).click()
    const picture = page.getByRole('img', { name: /^Ad picture/ })
    // The server's rendering, or the same drawing made by the browser before.
    await expect(picture).toHaveAttribute('src', /^(?:\/files\/[0-9a-f]{64}\.png$|data:image\/svg\+xml)/)
    const shape = () =>
      picture.evaluate((image) => {
        const { naturalWidth, naturalHeight } = image as unknown as Record<string, number>
        return Number(naturalWidth) / Number(naturalHeight)
      })
    await expect.poll(shape).toBeCloseTo(ratio, 2)
  }
}

/** Requests three other texts for a field, takes the second one and returns it. */
async function takeVariant(page: Page, name: string): Promise<string> {
  const field = page.getByRole('textbox', { name, exact: true })
  const before = await field.inputValue()
  await page.getByRole('button', { name: `Rewrite, 1 token, for ${name}`, exact: true }).click()
  const choice = page.getByRole('region', { name, exact: true })
  const takes = choice.getByRole('button', { name: /^Use this one/ })
  await expect(takes).toHaveCount(3)
  const take = takes.nth(1)
  const text = ((await take.textContent()) ?? '').replace(/^Use this one: /, '')
  expect(text).not.toBe(before)
  // The preview follows the focus.
  await take.focus()
  await expect(page.getByRole('region', { name: 'How people will see it' })).toContainText(text.slice(0, 20))
  await take.press('Enter')
  await expect(choice).toBeHidden()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(text)
  return text
}
