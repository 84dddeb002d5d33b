import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import { expect, test, wholeOnly } from '../support/aloft.ts'
import { expectSaved, makeAd, openBrand } from '../support/people.ts'

test(
  'each text shows its facts, and an answer in place fills an empty one',
  { tag: wholeOnly },
  async ({ page }) => {
    const { call, ideaId } = await openBrand(page)
    await makeAd(page, 'Google')
    const basisOf = (field: string) =>
      page.locator('[data-part=basis]').filter({ hasText: `${field} is based on` })
    await expect(basisOf('Headline 1').getByText('From your brief')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Estimated strength' })).toContainText('Relevance')

    const headline = page.getByRole('textbox', { name: 'Headline 2', exact: true })
    await headline.fill('')
    await page.getByRole('button', { name: 'Add a price for Headline 2' }).click()
    await page.getByRole('textbox', { name: 'What does it cost?' }).fill('Wren table lamp, €96')
    await page.getByRole('button', { name: 'Add to brief' }).click()
    await page.getByRole('button', { name: 'Write it, 1 token for Headline 2' }).click()
    await expect(headline).toHaveValue(/\S/)
    await expectSaved(page)
    await expect(basisOf('Headline 2')).toBeVisible()
    const { brandBrief } = await call<{ brandBrief: { brief: typeof exampleBrandBrief } }>('get-briefs', {
      ideaId,
    })
    expect(brandBrief.brief.differentiators).toEqual([
      ...exampleBrandBrief.differentiators,
      'Wren table lamp, €96',
    ])
  },
)
