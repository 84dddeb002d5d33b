import type { Page } from '@playwright/test'
import { expect, isWhole, wholeOnly } from '../support/aloft.ts'
import { test } from '../support/engine.ts'
import {
  askForAd,
  changeAdGenStatus,
  makeAd,
  makeButton,
  openBrand,
  type Owner,
  signUp,
  toast,
} from '../support/people.ts'

/** A failed ad leaves nothing behind: there's no balloon, and all tokens are back. */
async function expectNothingLeft(owner: Owner): Promise<void> {
  expect(await owner.ads()).toEqual([])
  expect(await owner.tokens()).toBe(100)
}

const aiFailed = (page: Page) => page.getByRole('dialog', { name: 'We couldn’t write this.' })

for (const { as, text, isModal } of [
  { as: 'malformed', text: 'We were unable to generate your ad.', isModal: false },
  { as: 'refuses', text: 'The content was flagged as unsafe.', isModal: true },
  { as: 'out-of-quota', text: 'We’ve reached the AI’s usage limit for now.', isModal: true },
] as const) {
  const tag = as === 'refuses' ? [] : wholeOnly
  test(
    `an engine that ${as} costs nothing, and a retry creates the ad`,
    { tag },
    async ({ page, engine }) => {
      const owner = await openBrand(page)
      engine.behave(as)
      await askForAd(page, 'Facebook')
      if (isModal) {
        await expect(aiFailed(page).getByText(text)).toBeVisible()
        await page.keyboard.press('Escape')
      } else await expect(toast(page, text)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'We couldn’t create your ad.' })).toBeVisible()
      await expectNothingLeft(owner)

      engine.behave('writes')
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click()
      await expect(page.getByRole('heading', { name: 'Ready to create?' })).toBeVisible()
      await expect(page.getByRole('radio', { name: 'Facebook' })).toBeChecked()
      await page.getByRole('button', makeButton).click()
      await page.getByRole('button', { name: 'Open ad' }).click()
      await expect(page.getByLabel('Headline', { exact: true })).not.toHaveValue('')
      expect(await owner.tokens()).toBe(90)
    },
  )
}

test(
  'the message of a failure leads back to the unchanged wizard',
  { tag: wholeOnly },
  async ({ page, engine }) => {
    await openBrand(page)
    engine.behave('malformed')
    engine.hold()
    await askForAd(page, 'Instagram')
    await expect(page.getByRole('heading', { name: 'We’re creating your Instagram ad.' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Keep working' }).click()
    await expect(page).toHaveURL('/0')
    await expect(page.getByRole('heading', { name: 'Your next ad for Instagram' })).toBeVisible()
    engine.release()
    await toast(page, 'We were unable to generate your ad.')
      .getByRole('button', { name: 'Try again' })
      .click()
    await expect(page).toHaveURL('/0/create/new-ad')
    await expect(page.getByRole('heading', { name: 'Ready to create?' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Instagram' })).toBeChecked()
  },
)

test('unsafe words stop the ad, whatever the engine would write', { tag: wholeOnly }, async ({ page }) => {
  const owner = await openBrand(page)
  await page.goto('/0/create/new-ad')
  await page.getByRole('radio', { name: 'Google' }).check()
  const next = page.getByRole('button', { name: 'Continue', exact: true })
  for (let step = 2; step <= 5; step++) await next.click()
  await page.getByLabel('Description').fill('A lamp to harm people with.')
  await next.click()
  await page.getByRole('button', makeButton).click()
  await expect(aiFailed(page).getByText('The content was flagged as unsafe.')).toBeVisible()
  await expectNothingLeft(owner)
})

for (const { failureStatus, text, detail } of [
  {
    failureStatus: 'EXTRACT_FAIL',
    text: 'We were unable to get data from your website.',
    detail: 'We opened your website but couldn’t read what it says.',
  },
  {
    failureStatus: 'BAD_URL',
    text: 'Invalid URL. Please try again.',
    detail: 'We can’t open your website’s address.',
  },
].slice(0, isWhole ? 2 : 1)) {
  test(`${failureStatus} is shown, and leads to the details of the brand`, async ({ page, engine }) => {
    await openBrand(page)
    engine.hold()
    await askForAd(page, 'Facebook')
    await expect(page.getByText('While you wait')).toBeVisible()
    await changeAdGenStatus(page, { status: 'FAIL', failureStatus, date: new Date().toISOString() })
    await expect(toast(page, text)).toBeVisible()
    const modal = page.getByRole('dialog', { name: 'No Ad Generation Data Found' })
    await expect(modal.getByText(detail)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal).toBeVisible()
    await modal.getByRole('button', { name: 'Update Brand Details' }).click()
    await expect(page).toHaveURL('/0/onboarding/details')
  })
}

test(
  'failed suggestions for a field cost nothing and leave the field unchanged',
  { tag: wholeOnly },
  async ({ page, engine }) => {
    const owner = await openBrand(page)
    await makeAd(page, 'Facebook')
    const field = page.getByLabel('Description', { exact: true })
    const before = await field.inputValue()
    engine.behave('refuses')
    await page.getByRole('button', { name: 'Rewrite, 1 token, for Description' }).click()
    await expect(aiFailed(page).getByText('The content was flagged as unsafe.')).toBeVisible()
    expect(await owner.tokens()).toBe(90)
    await aiFailed(page).getByRole('button', { name: 'Close' }).first().click()
    await expect(field).toHaveValue(before)
  },
)

test(
  'a description that AI refuses is reported in onboarding, and stays as written',
  { tag: wholeOnly },
  async ({ page, engine }) => {
    await signUp(page)
    engine.behave('refuses')
    const words = 'We rewire old table lamps in Galway and blow new shades of glass, one at a time, by hand.'
    await page.getByRole('button', { name: 'No website? Describe your brand' }).click()
    await page.getByRole('textbox').fill(words)
    await page.getByRole('button', { name: 'Write my brief' }).click()
    await expect(aiFailed(page).getByText('The content was flagged as unsafe.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('textbox')).toHaveValue(words)
  },
)
