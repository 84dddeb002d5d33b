import { expectStatus, openReadyAd, passHours, test } from '../support/ad-life.ts'
import { expect, wholeOnly } from '../support/aloft.ts'

test(
  'two versions of an ad are tested for 14 days, and the winner gets the rest (AUT-07, OPN-80)',
  { tag: wholeOnly },
  async ({ page, website }) => {
    // Launches an ad, and lives through two weeks of it.
    test.slow()
    await openReadyAd(page, website)
    await page.getByRole('button', { name: 'Set up test' }).click()
    const form = page.getByRole('dialog', { name: 'Version B' })
    const save = form.getByRole('button', { name: 'Save version B' })
    await expect(save).toBeDisabled()
    await form.getByRole('textbox', { name: 'Headline 1', exact: true }).fill('Lamps that last for life')
    await save.click()
    await expect(form).toBeHidden()
    await expect(page.getByText('Lamps that last for life')).toBeVisible()
    await expect(page.getByText('What this test can show')).toBeVisible()

    // A test needs 14 days.
    const days = page.getByRole('textbox', { name: 'How long it runs' })
    const pay = page.getByRole('button', { name: 'Pay €166.60 and launch' })
    await days.fill('13')
    await days.blur()
    await expect(page.getByText(/^An A\/B test takes 14 days\./).first()).toBeVisible()
    await expect(pay).toBeDisabled()
    await days.fill('28')
    await days.blur()
    await expect(pay).toBeEnabled()
    await pay.click()
    await expectStatus(page, 'In review')
    await passHours(page, 8)
    await page.reload()
    await expectStatus(page, 'Learning')
    await expect(page.getByText('Too early to say')).toBeVisible()
    await expect(page.getByText(/^Day 1 of 14\./)).toBeVisible()

    await passHours(page, 14 * 24)
    await page.reload()
    await expect(page.getByText('Too early to say')).toHaveCount(0)
    const results = page.getByRole('table', { name: 'Results of each version' })
    await expect(results.getByRole('row')).toHaveCount(3)
    await expect(page.getByText(/^Version [AB] is (?:likely better|ahead)$|^No difference$/)).toBeVisible()
    await expect(page.getByText(/The rest of the budget goes to version [AB]\./)).toBeVisible()
  },
)
