import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import type { Page } from '@playwright/test'
import { expect, test, wholeOnly } from '../support/aloft.ts'
import {
  changeAdGenStatus,
  expectSaved,
  fillWizard,
  makeAd,
  makeButton,
  openBrand,
} from '../support/people.ts'

test('the first ad is created, changed, and found again after a reload', async ({ page }) => {
  await openBrand(page)
  await page.getByRole('button', { name: 'Create your first ad' }).click()
  await fillWizard(page, 'Facebook')
  await page.getByRole('button', makeButton).click()
  await page.getByRole('button', { name: 'Open ad' }).click()
  await expect(page).toHaveURL(/\/0\/editor\?ideaId=.+&balloonId=.+/)
  const headline = page.getByLabel('Headline', { exact: true })
  await expect(headline).not.toHaveValue('')
  await headline.fill('Lamps that can be mended')
  await expectSaved(page)
  const shown = page.getByText('Lamps that can be mended').filter({ visible: true })
  await expect(shown.first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('Lamps that can be mended')
  await page.goto('/0')
  await expect(shown.first()).toBeVisible()
})

/** All fifteen headlines of the open Google ad, in order. */
async function headlinesOf(page: Page): Promise<readonly string[]> {
  await page.getByText('12 more headlines (Google mixes these)').click()
  const headlines = page.getByRole('textbox', { name: /^Headline \d+$/ })
  await expect(headlines).toHaveCount(15)
  return Promise.all((await headlines.all()).map((headline) => headline.inputValue()))
}

test(
  'a Google ad has as many headlines as the facts of its brief support, and edits can be undone',
  { tag: wholeOnly },
  async ({ page }) => {
    const { call, ideaId, tokens } = await openBrand(page)
    await makeAd(page, 'Google')
    const first = page.getByRole('textbox', { name: 'Headline 1', exact: true })
    await expect(first).toHaveValue(/lamp/i)
    const few = await headlinesOf(page)
    const written = few.filter((text) => text !== '')
    // Google requires at least three. The other fields stay empty.
    expect(written.length).toBeGreaterThanOrEqual(3)
    expect(few).toEqual([...new Set(written), ...Array<string>(15 - written.length).fill('')])
    const empty = `Headline ${written.length + 1}`
    const left = await tokens()
    await page.getByRole('button', { name: `Rewrite, 1 token, for ${empty}` }).click()
    const refusal = page.getByRole('dialog', { name: 'We couldn’t write this.' })
    await expect(refusal.getByText('Add more to your brief, then try again.')).toBeVisible()
    await refusal.getByRole('button', { name: 'Close' }).last().click()
    expect(await tokens()).toBe(left)

    const text = await first.inputValue()
    await first.fill('Lamps from Galway')
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(first).toHaveValue(text)

    const facts = ['Wren table lamp, €96', 'Halo wall lamp, €140', 'Each shade is blown by hand.']
    const brief = { ...exampleBrandBrief, differentiators: [...exampleBrandBrief.differentiators, ...facts] }
    await call('save-brief', { ideaId, kind: 'brand', brief })
    await makeAd(page, 'Google')
    await expect(first).toHaveValue(/lamp/i)
    const more = (await headlinesOf(page)).filter((headline) => headline !== '')
    expect(more).toEqual([...new Set(more)])
    for (const fact of facts) expect(more).toContain(fact.replace(/\.$/, ''))
    expect(more.length).toBeGreaterThanOrEqual(written.length + facts.length)
  },
)

test('a finished ad does not block the next one', { tag: wholeOnly }, async ({ page }) => {
  await openBrand(page)
  await makeAd(page, 'Instagram')
  // As on another device, where the notice was not dismissed, shortly after the ad was done.
  await page.evaluate(() => localStorage.removeItem('dismissedAdGenStatusId'))
  await changeAdGenStatus(page, { date: new Date().toISOString() })
  await page.goto('/0/create/new-ad')
  await expect(page.getByText('Your ad is ready', { exact: true }).last()).toBeVisible()
  await fillWizard(page, 'Google')
  await expect(page.getByRole('button', makeButton)).toBeVisible()
})
