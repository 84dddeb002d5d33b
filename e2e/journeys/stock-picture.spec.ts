import { expect, test, wholeOnly } from '../support/aloft.ts'
import { expectSaved } from '../support/people.ts'
import { openStudio } from '../support/studio.ts'

const timeoutMs = 30_000
// It makes an ad, and its picture is drawn by the server.
test.describe.configure({ timeout: 120_000 })

test(
  'a stock picture is found, chosen and credited in the creative’s details (CRE-01, ACT-073, MOD-03)',
  { tag: wholeOnly },
  async ({ page }) => {
    const { stage } = await openStudio(page)
    await page.getByRole('button', { name: 'Picture', exact: true }).click()
    const picker = page.getByRole('dialog', { name: 'Choose a picture' })
    await picker.getByRole('button', { name: 'Stock', exact: true }).click()
    await expect(picker.getByText('No stock pictures yet')).toBeVisible()
    await expect(picker.getByText(/^Illustrations by Aloft/)).toBeVisible()

    // What isn't there leads to what's near it.
    await picker.getByRole('searchbox').fill('bakary')
    await expect(picker.getByRole('heading', { name: 'No picture matches “bakary”' })).toBeVisible()
    await picker.getByRole('button', { name: 'Bakery' }).click()
    const option = picker.getByRole('option', { name: 'Loaf of bread' })
    await expect(option).toBeVisible()
    await expect(option.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
    await option.click()
    await expect(picker.getByText('License: Aloft illustration, free to use in your ads')).toBeVisible()
    await picker.getByRole('button', { name: 'Use picture' }).click()
    await expect(picker).toBeHidden({ timeout: timeoutMs })
    const layer = stage.getByRole('button', { name: 'Loaf of bread' })
    await expect(layer).toHaveAttribute('aria-pressed', 'true')
    await expectSaved(page)
    await page.reload()
    await expect(layer).toBeVisible()

    // The brand has it now, and a search marks it.
    await page.getByRole('button', { name: 'Picture', exact: true }).click()
    await picker.getByRole('button', { name: 'Stock', exact: true }).click()
    await expect(picker.getByRole('option')).toHaveCount(1)
    await picker.getByRole('searchbox').fill('loaf')
    await expect(picker.getByRole('option', { name: 'Loaf of bread, in your library' })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.goto('/0/creatives')
    const card = page.getByRole('main').getByRole('article').first()
    await card.getByRole('button', { name: /^More actions/ }).click()
    await page.getByRole('button', { name: 'Details', exact: true }).click()
    const details = page.getByRole('dialog', { name: 'Creative details' })
    await expect(details.getByText('Loaf of bread')).toBeVisible()
    await expect(details.getByText('By Aloft')).toBeVisible()
    await expect(details.getByText('License: Aloft illustration, free to use in your ads')).toBeVisible()
    await expect(details.getByText('Version 1', { exact: true })).toBeVisible()
    await details.getByRole('button', { name: 'Edit' }).click()
    await expect(details).toBeHidden()
    await expect(stage).toBeVisible()
  },
)
