import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { demo, expect, test, wholeOnly } from '../support/aloft.ts'
import { beSomebody } from '../support/people.ts'

const greta = { name: 'Greta Lind', email: 'greta.lind@people.example' }

async function expectNothingWrong(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
    expect(await page.evaluate(sideways)).toBe(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
}

test('a new user logs in with Google, logs out, and logs in again', async ({ page }) => {
  await page.goto('/0/signup?referralCode=from-mara')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await expect(page.getByText(/^This is Aloft, standing in for Google\./)).toBeVisible()
  await expectNothingWrong(page)
  await beSomebody(page, greta)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost there, Greta Lind.')
  await expectNothingWrong(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please accept the terms to continue.')).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/0/onboarding/details')

  // Creates a brand by a call, because other journeys cover the onboarding.
  const { authToken } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('user') ?? '{}') as { authToken: string },
  )
  const headers = { authorization: `bearer ${authToken}` }
  await page.request.post('/api/create-idea', { data: { title: 'Lind Kites' }, headers })
  const user = await page.request.post('/api/get-user', { data: {}, headers })
  expect(await user.json()).toMatchObject({ referralCodeData: { code: 'from-mara' } })
  await page.goto('/0')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lind Kites')
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL('/0/login')

  await page.goto('/0?origin=mail')
  await expect(page).toHaveURL('/0/login')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await beSomebody(page, greta)
  await expect(page).toHaveURL('/0?origin=mail')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lind Kites')
  await page.goBack()
  expect(page.url()).not.toContain('code=')
})

test('somebody with an account links it by its password', { tag: wholeOnly }, async ({ page }) => {
  await page.goto('/0/signup')
  await page.getByRole('link', { name: 'Continue with Facebook' }).click()
  await beSomebody(page, { name: 'Órla', email: demo.email })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You already have an account.')
  await page.getByLabel('Password', { exact: true }).fill('not this one 1')
  await page.getByRole('button', { name: 'Link and log in' }).click()
  await expect(page.getByRole('alert')).toContainText('Email and password do not match.')
  await expectNothingWrong(page)
  await page.getByLabel('Password', { exact: true }).fill(demo.password)
  await page.getByRole('button', { name: 'Link and log in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nightjar Lamps')
})

test('a user who declines sees a notice, and can start over', { tag: wholeOnly }, async ({ page }) => {
  await page.goto('/0/login')
  await page.getByRole('link', { name: 'Continue with Facebook' }).click()
  await page.getByRole('link', { name: 'Cancel, as you could on Facebook' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re not logged in.')
  await expectNothingWrong(page)
  await page.getByRole('link', { name: 'Continue with Facebook' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who are you?')
})
