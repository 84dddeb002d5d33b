import { expect, test, wholeOnly } from '../support/aloft.ts'
import { expectSaved, makeAd, openBrand, openSection } from '../support/people.ts'

test('every section of a Google ad is filled and found again', { tag: wholeOnly }, async ({ page }) => {
  await openBrand(page)
  await makeAd(page, 'Google')

  // Only the section with the missing budget is open, and both the link and the head lead to its field (EDT-12).
  await expect(page.locator('[data-section=budget]')).toHaveAttribute('open')
  await expect(page.locator('[data-section=timing]')).not.toHaveAttribute('open')
  await page.getByRole('link', { name: 'Budget, fix before launch' }).click()
  const budget = page.getByRole('textbox', { name: 'Total budget' })
  await expect(budget).toBeFocused()
  await page.getByRole('button', { name: '1 to fix before launch' }).press('Enter')
  await expect(budget).toBeFocused()
  await budget.fill('59.99')
  await budget.press('Enter')
  await expect(budget).toBeFocused()
  await expect(page.getByText('At least €150 for 30 days')).toBeVisible()
  const timing = await openSection(page, 'Timing')
  await timing.getByRole('textbox', { name: 'How long it runs' }).fill('11')
  await expect(page.getByText('€59.99, about €5.45 a day')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Budget, fix before launch' })).toHaveCount(0)
  await budget.press('Enter')
  await expect(page.getByRole('link', { name: 'Review and launch' })).toBeFocused()

  // Undo also covers settings.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(timing.getByRole('textbox', { name: 'How long it runs' })).not.toHaveValue('11')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(timing.getByRole('textbox', { name: 'How long it runs' })).toHaveValue('11')

  const targeting = await openSection(page, 'Targeting')
  await targeting.getByRole('group', { name: 'Places' }).getByRole('combobox').last().fill('Limerick')
  await targeting
    .getByRole('option', { name: /^Limerick/ })
    .first()
    .click()
  await targeting.getByRole('group', { name: 'Negative keywords' }).getByRole('textbox').fill('free lamp')
  await page.keyboard.press('Enter')

  const goal = await openSection(page, 'Goal')
  await goal.getByText('Sales', { exact: true }).click()
  await goal.getByRole('textbox', { name: 'Landing page' }).fill('nightjar.example/lamps')
  await goal.getByRole('radio', { name: /^Reaching your goal page/ }).check()
  await goal.getByRole('textbox', { name: 'Goal page' }).fill('https://nightjar.example/lamps')
  await expect(goal.getByText(/This is your goal page/)).toBeVisible()
  await goal.getByRole('textbox', { name: 'Goal page' }).fill('nightjar.example/thank-you')
  await goal.getByRole('textbox', { name: 'Value of one result' }).fill('24,50')
  await expectSaved(page)

  await page.reload()
  await expect(page.getByText('€59.99, about €5.45 a day')).toBeVisible()
  await expect(page.getByText('Sales, measured by goal page visits')).toBeVisible()
  await expect(page.getByText('11 days', { exact: true })).toBeVisible()
  const again = await openSection(page, 'Goal')
  await expect(again.getByRole('textbox', { name: 'Landing page' })).toHaveValue(
    'https://nightjar.example/lamps',
  )
  await expect(again.getByRole('textbox', { name: 'Goal page' })).toHaveValue(
    'https://nightjar.example/thank-you',
  )
  await expect(again.getByRole('textbox', { name: 'Value of one result' })).toHaveValue('24.5')
  const aimed = await openSection(page, 'Targeting')
  await expect(aimed.getByRole('group', { name: 'Places' })).toContainText('Limerick')

  // The forecast and the history are loaded once they're opened.
  const forecast = await openSection(page, 'Forecast')
  await expect(forecast.getByRole('slider', { name: 'Days' })).toHaveValue('11')
  const history = await openSection(page, 'History')
  await expect(history.getByRole('button', { name: 'Show versions' })).toBeVisible()
})
