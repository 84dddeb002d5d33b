import { expect, wholeOnly } from '../support/aloft.ts'
import { test } from '../support/engine.ts'
import { askForAd, makeAd, openBrand, openSection, signUp } from '../support/people.ts'
import { walk } from '../support/walk.ts'

test.describe.configure({ timeout: 120_000 })

test('screens before the first brand', { tag: wholeOnly }, async ({ page, aloft }) => {
  await page.goto('/0/login')
  await walk(page, 'login')
  await page.getByRole('button', { name: 'Log in' }).click()
  await walk(page, 'login-refused')
  await page.goto('/0/signup')
  await page.getByRole('button', { name: 'Create account' }).click()
  await walk(page, 'sign-up')
  await page.goto('/0/nope')
  await expect(page.getByText('Page not found')).toBeVisible()
  await walk(page, 'not-found')

  await signUp(page)
  await expect(page.getByLabel('Website address')).toBeVisible()
  await walk(page, 'website-address')
  await page.goto('/0/create/new-ad?ideaId=00000000-0000-4000-8000-000000000000')
  await expect(page).toHaveURL('/0')
  await expect(page.getByRole('heading', { name: 'You don’t have a brand yet.' })).toBeVisible()
  await walk(page, 'no-brand')
  await page.goto('/0/onboarding/details')
  await page.getByLabel('Website address').fill(aloft.sites['nightjar'] ?? '')
  await page.getByRole('button', { name: 'Scan my website' }).click()
  await expect(page.getByRole('button', { name: 'Looks good, continue' })).toBeEnabled({ timeout: 40_000 })
  await walk(page, 'brief')
})

test('screens on the way to an ad', { tag: wholeOnly }, async ({ page, engine }) => {
  await openBrand(page)
  await walk(page, 'overview-empty')
  await page.goto('/0/create/new-ad')
  await expect(page.getByRole('heading', { name: 'Where should it run?' })).toBeVisible()
  const next = page.getByRole('button', { name: 'Continue', exact: true })
  for (const step of ['platform', 'style', 'competitors', 'place', 'details'] as const) {
    await walk(page, `wizard-${step}`)
    await next.click()
  }
  await walk(page, 'wizard-last-look')

  engine.hold()
  await page.goto('/0')
  await askForAd(page, 'Facebook')
  await expect(page.getByRole('heading', { name: 'We’re creating your Facebook ad.' })).toBeVisible()
  await walk(page, 'countdown')
  await page.goto('/0')
  await expect(page.getByRole('heading', { name: 'Your next ad for Facebook' })).toBeVisible()
  await walk(page, 'overview-making')
  await page.goto('/0/create/new-ad')
  await expect(page.getByRole('heading', { name: 'We’re creating your Facebook ad.' })).toBeVisible()
  engine.behave('malformed')
  engine.release()
  await expect(page.getByRole('heading', { name: 'We couldn’t create your ad.' })).toBeVisible()
  await walk(page, 'countdown-failed')
})

test('the editor of a search ad', { tag: wholeOnly }, async ({ page }) => {
  await openBrand(page)
  await makeAd(page, 'Google')
  await expect(page.getByRole('textbox', { name: 'Headline 1', exact: true })).not.toHaveValue('')
  await walk(page, 'editor-google')
})

test('the editor of a feed ad, with its variants and its preview', { tag: wholeOnly }, async ({ page }) => {
  await openBrand(page)
  await makeAd(page, 'Facebook')
  await expect(page.getByLabel('Headline', { exact: true })).not.toHaveValue('')
  await walk(page, 'editor-facebook')
  await page.getByRole('button', { name: 'Rewrite, 1 token, for Headline' }).click()
  await expect(page.getByRole('button', { name: /^Use this one/ })).toHaveCount(3)
  await walk(page, 'editor-facebook-variants')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.setViewportSize({ width: 820, height: 900 })
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await walk(page, 'editor-facebook-preview')
})

test('modals, messages and a full overview', { tag: wholeOnly }, async ({ page }) => {
  const owner = await openBrand(page)
  await makeAd(page, 'Facebook')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await walk(page, 'modal-duplicate')
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const targeting = await openSection(page, 'Targeting')
  await targeting
    .getByRole('button', { name: /^More / })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
  await walk(page, 'modal-regenerate')
  const [ad] = await owner.ads()
  await owner.call('duplicate-balloon', { ideaId: owner.ideaId, balloonId: ad?.id })
  await page.goto('/0')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
  await walk(page, 'overview-ads')
})
