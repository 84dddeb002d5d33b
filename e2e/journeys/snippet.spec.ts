import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import { test } from '../support/ad-life.ts'
import { expect, wholeOnly } from '../support/aloft.ts'
import { expectSaved, makeAd, openBrand, openSection } from '../support/people.ts'

test(
  'the snippet is copied into a website, runs there, and is found on it and on the goal’s page',
  { tag: wholeOnly },
  async ({ page, website }) => {
    const { ideaId, call } = await openBrand(page, { url: website.url })
    const brief = { ...exampleBrandBrief, websiteUrl: website.url }
    await call('save-brief', { ideaId, kind: 'brand', brief })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])

    await page.goto('/0?modal=project-settings')
    const snippet = page.getByRole('dialog').getByRole('group', { name: 'Website code' })
    await snippet.getByRole('button', { name: /^Check / }).click()
    await expect(snippet.getByText(/^We couldn’t find it on/)).toBeVisible()
    await snippet.getByRole('button', { name: 'Copy' }).click()
    website.paste(await page.evaluate<string>('navigator.clipboard.readText()'))
    await snippet.getByRole('button', { name: /^Check / }).click()
    await expect(snippet.getByText('Found on your website')).toBeVisible()
    await page.reload()
    await expect(snippet.getByText('Found on your website')).toBeVisible()

    // A visitor's browser allows the script of another host, which marks the page.
    const visit = await page.context().newPage()
    await visit.goto(website.url)
    await expect(visit.locator('html')).toHaveAttribute('data-bridge', ideaId)
    await visit.close()

    await makeAd(page, 'Google')
    const goal = await openSection(page, 'Goal')
    await goal.getByRole('radio', { name: /^Reaching your goal page/ }).check()
    await goal.getByRole('textbox', { name: 'Goal page' }).fill(`${website.url}/thank-you`)
    await expectSaved(page)
    await goal.getByRole('button', { name: 'Check this page' }).click()
    await expect(goal.getByText('We found your website code on this page.')).toBeVisible()
    await page.reload()
    await openSection(page, 'Goal')
    await expect(goal.getByText('We found your website code on this page.')).toBeVisible()
  },
)

for (const width of [390, 1440]) {
  const tag = width === 390 ? [] : wholeOnly
  test(
    `the page of the website finds pasted code by itself at ${width} px`,
    { tag },
    async ({ page, website }) => {
      await page.setViewportSize({ width, height: 900 })
      const { ideaId } = await openBrand(page, { url: website.url })
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(`/0/integrations?ideaId=${ideaId}`)
      await expect(page.getByText(/^We haven’t found it on/)).toBeVisible()
      await page.getByRole('button', { name: 'WordPress' }).click()
      await expect(page.getByText('In WordPress, open Plugins and add WPCode.')).toBeVisible()
      await page.getByRole('button', { name: 'Copy code' }).click()
      website.paste(await page.evaluate<string>('navigator.clipboard.readText()'))
      // Nothing is pressed: the page asks again within 15 seconds.
      await expect(page.getByRole('heading', { level: 1, name: / is connected$/ })).toBeVisible({
        timeout: 25_000,
      })
      const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
      expect(await page.evaluate(sideways)).toBe(0)
    },
  )
}
