import { expect, test } from '../support/aloft.ts'
import { openBrand } from '../support/people.ts'

test('help is searched in any form of the words, and an article leads to its page (ACA-05, AST-02)', async ({
  page,
}) => {
  await openBrand(page)
  await page.getByRole('button', { name: 'Help' }).filter({ visible: true }).first().click()
  const help = page.getByRole('dialog', { name: 'Help' })
  await expect(help.getByRole('link', { name: 'How do I start?' })).toBeVisible()

  // Another form of a word than in the article.
  await help.getByRole('searchbox', { name: 'Search help' }).fill('refunds')
  const refund = help.getByRole('link', { name: /^Do I get my money back\?/ })
  await expect(refund).toBeVisible()
  await expect(help.getByRole('link', { name: /^How do I start\?/ })).toHaveCount(0)
  await help.getByRole('searchbox').fill('money back')
  await expect(refund.locator('mark').first()).toHaveText('money')

  // By the keyboard alone: to the article, back, and to its page.
  await refund.focus()
  await page.keyboard.press('Enter')
  const article = page.getByRole('dialog', { name: 'Do I get my money back?' })
  await expect(article.getByText(/about 15 minutes later/)).toBeVisible()
  await expect(article.getByRole('link', { name: 'Search results' })).toBeFocused()
  await page.reload()
  await expect(article).toBeVisible()
  await article.getByRole('link', { name: 'All articles' }).click()
  await expect(help.getByRole('link', { name: /^Do I get my money back\?/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await article.getByRole('link', { name: 'Go to Plan and billing' }).click()
  await expect(page).toHaveURL(/\/0\/payments/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the palette finds articles, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openBrand(page)
  await page.getByRole('button', { name: 'Search' }).filter({ visible: true }).click()
  await page.getByRole('combobox', { name: 'Search' }).fill('rejected ad')
  await page.getByRole('option', { name: 'What do I do if my ad is rejected?' }).click()
  const article = page.getByRole('dialog', { name: 'What do I do if my ad is rejected?' })
  await expect(article.getByRole('link', { name: 'Go to Ads' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(article).toHaveCount(0)
})

test('an article shows its task of the guide on the real page', async ({ page }) => {
  await openBrand(page)
  await page.goto('/0/list?modal=help&modal.article=brandBrief')
  const article = page.getByRole('dialog', { name: 'How do I change my brand brief?' })
  await article.getByRole('button', { name: 'Show me on the page' }).click()
  await expect(page).toHaveURL(/\/0\?ideaId=/)
  await expect(article).toHaveCount(0)
  await expect(
    page.getByText('Open this menu. Everything about your brand is in here.', { exact: true }),
  ).toBeVisible()
})
