import { expect, test, wholeOnly } from '../support/aloft.ts'
import { expectSaved, makeAd, openBrand, openSection, toast } from '../support/people.ts'

test(
  'an ad gets more texts, is copied, and its copy is archived, restored and deleted',
  { tag: wholeOnly },
  async ({ page }) => {
    const owner = await openBrand(page)
    await makeAd(page, 'Google')
    const [original] = await owner.ads()
    const dialog = page.getByRole('dialog')

    // A chosen suggestion fills the free place and no other (GEN-20).
    const headline = (place: number) => page.getByRole('textbox', { name: `Headline ${place}`, exact: true })
    const first = headline(1)
    const before = await first.inputValue()
    await headline(3).fill('')
    await page.getByRole('button', { name: /^More headlines/ }).click()
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByRole('button', { name: 'Use this one' }).click()
    await expect(dialog).toBeHidden()
    await expect(headline(3)).not.toHaveValue('')
    await expect(first).toHaveValue(before)
    await expectSaved(page)

    // An independent copy (EDT-13).
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('button', { name: 'Duplicate' }).click()
    await dialog.getByRole('button', { name: 'Duplicate' }).click()
    await expect(page).not.toHaveURL(new RegExp(original?.id ?? 'none'))
    await expect(first).toHaveValue(before)
    const copy = new URL(page.url()).searchParams.get('balloonId') ?? ''
    expect((await owner.ads()).map(({ id }) => id)).toContain(copy)

    const openArchived = async () => {
      await page.goto('/0')
      await page
        .getByRole('button', { name: /^Archive / })
        .first()
        .click()
      await dialog.getByRole('button', { name: 'Archive' }).click()
      const done = toast(page, 'is archived.')
      await done.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
      await page.goto('/0/list')
      await page.getByLabel('Archived').click()
      await expect(page.getByLabel('Archived')).toBeChecked()
      await page.getByRole('rowheader').getByRole('button').click()
      await expect(page.getByText('This ad is archived.')).toBeVisible()
    }

    // Archived, and restored long after the toast with Undo has gone (PUB-09).
    await openArchived()
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByText('This ad is archived.')).toBeHidden()
    await expect(first).toBeEditable()
    await page.goto('/0')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)

    // Deleted permanently once the word is typed (EDT-04, MOD-14).
    await openArchived()
    await page.getByRole('button', { name: 'Delete' }).click()
    const submit = dialog.getByRole('button', { name: 'Delete ad' })
    await dialog.getByLabel('Type DELETE to confirm').fill('delete')
    await expect(submit).toBeDisabled()
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
    await submit.click()
    await expect(toast(page, 'is deleted.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
    expect(await owner.ads()).toHaveLength(1)
  },
)

test(
  'a Facebook ad is copied to Instagram, and the editor opens the last opened ad (NAV-14)',
  { tag: wholeOnly },
  async ({ page }) => {
    const { ads, ideaId } = await openBrand(page)
    await makeAd(page, 'Facebook')
    const [original] = await ads()
    const primary = page.getByLabel('Primary text', { exact: true })
    const text = await primary.inputValue()
    const section = await openSection(page, 'Duplicate')
    await section.getByRole('button', { name: 'Create Instagram version' }).click()
    await expect(page).not.toHaveURL(new RegExp(original?.id ?? 'none'))
    await expect(page.getByRole('heading', { name: 'Instagram feed' })).toBeVisible()
    await expect(primary).toHaveValue(text)
    await expect(page.getByLabel('Headline', { exact: true })).toHaveCount(0)
    await primary.fill(`${text} Come by.`)
    await expectSaved(page)
    expect(await ads()).toHaveLength(2)

    const open = page.url()
    await page.goto('/0')
    await page.goto(`/0/editor?ideaId=${ideaId}`)
    await expect(page).toHaveURL(open)
    await expect(primary).toHaveValue(`${text} Come by.`)
  },
)
