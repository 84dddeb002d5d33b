import { expect, test } from '../support/aloft.ts'

let count = 0

async function signUp(page: import('@playwright/test').Page): Promise<void> {
  await page.goto('/0/signup')
  await page.getByLabel('Your name').fill('Mara Quinn')
  await page.getByLabel('Email').fill(`mara${process.pid}-${++count}@westcoast.example`)
  await page.getByLabel('Password', { exact: true }).fill('a good password 1')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Make my account' }).click()
  await page.getByText('A small business').click()
  await page.getByRole('button', { name: 'Go on' }).click()
}

test('a newcomer goes from the website to a brand with its brief', async ({ page }) => {
  await signUp(page)
  await page.getByRole('button', { name: /127\.0\.0\.1/ }).click()
  await expect(page.getByRole('region', { name: /brief/i })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use this brief' })).toBeEnabled({ timeout: 40_000 })
  await expect(page.getByRole('heading', { name: /Nightjar/ })).toBeVisible()
  await expect(page.getByText('Glass blown and brass turned').first()).toBeVisible()

  await page.reload()
  await expect(page.getByRole('button', { name: 'Use this brief' })).toBeEnabled()
  await page.getByRole('button', { name: 'Use this brief' }).click()
  await expect(page).toHaveURL('/0')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nightjar')
})

test('an address that is none is told at once', async ({ page }) => {
  await signUp(page)
  await page.getByRole('textbox').first().fill('foo')
  await page.getByRole('button', { name: 'Read my website' }).click()
  await expect(page.getByText('Invalid URL. Please try again.')).toBeVisible()
})
