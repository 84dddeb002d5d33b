import { expect, test, wholeOnly } from '../support/aloft.ts'
import { mailedLink } from '../support/mails.ts'
import { beSomebody, newPerson, password } from '../support/people.ts'

test.describe.configure({ timeout: 120_000 })

test('an invited person chooses a password and is logged in', async ({ page, aloft }) => {
  const owner = await newPerson(page)
  const email = `tomas-${owner.email}`
  await aloft.restartAfter('e2e/support/invite-person.ts', {
    INVITE_OWNER: owner.email,
    INVITE_EMAIL: email,
  })
  const link = await mailedLink(page, email, /invited you to West Coast Studio$/)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Join West Coast Studio.' })).toBeVisible()
  await page.getByRole('button', { name: 'Join the team' }).click()
  await expect(page.getByLabel('Choose a password')).toBeFocused()
  await page.getByLabel('Choose a password').fill(password)
  await page.getByLabel('Choose a password').press('Enter')
  await expect(page.getByText('Please accept the terms to continue.')).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Join the team' }).click()
  await expect(page).not.toHaveURL(/invite|login/)
  await page.getByRole('button', { name: /Account menu/ }).click()
  await expect(page.getByText(email).filter({ visible: true })).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'You’ve already accepted this invitation.' })).toBeVisible()
})

test(
  'an invited person who logs in with Google joins that way',
  { tag: wholeOnly },
  async ({ page, aloft }) => {
    const owner = await newPerson(page)
    const ines = { name: 'Inês Duarte', email: `ines-${owner.email}` }
    await page.goto('/0/signup')
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await beSomebody(page, ines)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL('/0/onboarding/details')
    await page.evaluate(() => localStorage.clear())

    await aloft.restartAfter('e2e/support/invite-person.ts', {
      INVITE_OWNER: owner.email,
      INVITE_EMAIL: ines.email,
    })
    const link = await mailedLink(page, ines.email, /invited you to West Coast Studio$/)
    await page.goto(link)
    await expect(page.getByText(`You already have an account as ${ines.email}.`)).toBeVisible()
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await beSomebody(page, ines)
    await expect(page.getByText(`You’re logged in as ${ines.email}`)).toBeVisible()
    await page.getByRole('button', { name: 'Join the team' }).click()
    await expect(page).toHaveURL('/0')
    await page.getByRole('button', { name: /Account menu/ }).click()
    await expect(page.getByText(ines.email).filter({ visible: true })).toBeVisible()
  },
)

test('an invalid code says so', { tag: wholeOnly }, async ({ page }) => {
  await page.goto('/0/onboarding/invite?code=none')
  await expect(page.getByRole('heading', { name: 'This invitation is no longer valid.' })).toBeVisible()
})

test('the survey is open to everybody, and says thank you', async ({ page }) => {
  await page.goto('/0/pmf-survey')
  await page.getByRole('button', { name: 'Send answers' }).click()
  await expect(page.getByText('Please choose one.')).toBeVisible()
  await page.getByText('Somewhat disappointed').click()
  await page.getByLabel(/How can we improve/).fill('Ads in Irish.')
  await page.getByRole('button', { name: 'Send answers' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you.' })).toBeVisible()
})
