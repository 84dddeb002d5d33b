import { expect, test, wholeOnly } from '../support/aloft.ts'
import {
  changeAdGenStatus,
  expectSaved,
  fillWizard,
  makeAd,
  makeButton,
  openBrand,
} from '../support/people.ts'

test('the first ad is made, changed, and found again after a reload', async ({ page }) => {
  await openBrand(page)
  await page.getByRole('button', { name: 'Make the first ad' }).click()
  await fillWizard(page, 'Facebook')
  await page.getByRole('button', makeButton).click()
  await page.getByRole('button', { name: 'Open the ad' }).click()
  await expect(page).toHaveURL(/\/0\/editor\?ideaId=.+&balloonId=.+/)
  const headline = page.getByLabel('Headline', { exact: true })
  await expect(headline).not.toHaveValue('')
  await headline.fill('Lamps that can be mended')
  await expectSaved(page)
  await expect(page.getByText('Lamps that can be mended').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('Lamps that can be mended')
  await page.goto('/0')
  await expect(page.getByText('Lamps that can be mended').first()).toBeVisible()
})

test(
  'an ad for Google fills its fifteen headlines, and edits can be undone',
  { tag: wholeOnly },
  async ({ page }) => {
    await openBrand(page)
    await makeAd(page, 'Google')
    await page.getByText('12 more headlines Google may rotate').click()
    const headlines = page.getByRole('textbox', { name: /^Headline \d+$/ })
    await expect(headlines).toHaveCount(15)
    for (const headline of await headlines.all()) await expect(headline).not.toHaveValue('')
    const first = page.getByRole('textbox', { name: 'Headline 1', exact: true })
    const written = await first.inputValue()
    await first.fill('Lamps from Galway')
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(first).toHaveValue(written)
  },
)

test(
  'an ad that is done already does not stand in the way of the next',
  { tag: wholeOnly },
  async ({ page }) => {
    await openBrand(page)
    await makeAd(page, 'Instagram')
    // Another device, where its notice was not sent away, a moment after it was done.
    await page.evaluate(() => localStorage.removeItem('dismissedAdGenStatusId'))
    await changeAdGenStatus(page, { date: new Date().toISOString() })
    await page.goto('/0/create/new-ad')
    await expect(page.getByText('Your ad is made', { exact: true }).last()).toBeVisible()
    await fillWizard(page, 'Google')
    await expect(page.getByRole('button', makeButton)).toBeVisible()
  },
)
