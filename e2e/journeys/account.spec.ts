import { demo, expect, test, wholeOnly } from '../support/aloft.ts'

test('a newcomer signs up and is asked who they are', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/0/login')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('Your name').fill('Mara Quinn')
  await page.getByLabel('Email').fill('mara@westcoast.example')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(/at least 8 characters long/)).toBeVisible()
  await expect(page.getByText('Please accept the terms to continue.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('a good password 1')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/0/onboarding/details')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Three quick questions')

  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  expect(stored).toContain('mara@westcoast.example')
  expect(stored).not.toContain('a good password')
})

test(
  'somebody with an account is sent to the login when they sign up again',
  { tag: wholeOnly },
  async ({ page }) => {
    await page.goto('/0/signup')
    await page.getByLabel('Your name').fill('Órla again')
    await page.getByLabel('Email').fill(` ${demo.email.toUpperCase()} `)
    await page.getByLabel('Password', { exact: true }).fill('another password 1')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('alert')).toContainText('You already have an account with this email.')
  },
)

test('a wrong password shows an error, the right one leads back to the requested page', async ({ page }) => {
  await page.goto('/0?origin=mail')
  await expect(page).toHaveURL('/0/login')
  await page.getByLabel('Email').fill(demo.email)
  await page.getByLabel('Password', { exact: true }).fill('not this one 1')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toContainText('Email and password do not match.')
  await page.getByLabel('Password', { exact: true }).fill(demo.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/0?origin=mail')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nightjar Lamps')
})

test(
  'the session survives a reload and a power cut of the server, and ends with log out',
  { tag: wholeOnly },
  async ({ page, aloft }) => {
    await page.goto('/0/login')
    await page.getByLabel('Email').fill(demo.email)
    await page.getByLabel('Password', { exact: true }).fill(demo.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nightjar Lamps')
    await aloft.restart()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nightjar Lamps')
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/0/login')
    await expect(page.getByLabel('Email')).toBeVisible()
    // The page reloads in between.
    await expect(async () => {
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
    }).toPass()
  },
)

test('an unknown address says so and links home', async ({ page }) => {
  await page.goto('/0/nope')
  await expect(page.getByText('Page not found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go back to safety' })).toHaveAttribute('href', '/')
})
