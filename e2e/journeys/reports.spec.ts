import { readFileSync } from 'node:fs'
import { campaignIn } from '../support/ad-life.ts'
import { expect, test, wholeOnly } from '../support/aloft.ts'
import { makeAd, openBrand } from '../support/people.ts'

test(
  'a report is found from the lists, adds up as chart, table and file, and explains other counts',
  { tag: wholeOnly },
  async ({ page, aloft }) => {
    const { ideaId, ads } = await openBrand(page)
    await makeAd(page, 'Google')
    const [ad] = await ads()
    const balloonId = ad?.id ?? ''
    await page.goto(`/0/statistics?tab=performance&ideaId=${ideaId}&balloonId=${balloonId}`)
    await expect(page.getByText('This ad hasn’t been launched.')).toBeVisible()

    await aloft.restartAfter('e2e/support/add-past-launch.ts', {
      IDEA_ID: ideaId,
      BALLOON_ID: balloonId,
      COMPONENT_ID: campaignIn(ad),
    })
    await page.goto(`/0/list?ideaId=${ideaId}`)
    const name = (await page.getByRole('rowheader').textContent()) ?? ''
    await page.getByRole('main').getByRole('link', { name: 'Report', exact: true }).click()
    await page.getByRole('table').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

    // Twenty days: the last seven are compared with the seven before.
    await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('+37%, up from 133')).toBeVisible()
    await expect(page.getByText(/^\d+ conversions for €\d+\.\d\d, .* the week before\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'All time' }).click()
    await expect(page).toHaveURL(/period=all/)
    const card = page.getByRole('region', { name: 'Day by day' })
    await card.getByRole('application').press('t')
    const days = card.getByRole('table')
    await expect(days.getByRole('row')).toHaveCount(22)
    await expect(days.getByRole('row', { name: /^Total/ })).toContainText('390')
    const launches = page.getByRole('region', { name: 'Runs' })
    await expect(launches.getByRole('row', { name: /^Total/ })).toContainText('390')

    const downloading = page.waitForEvent('download')
    await card.getByRole('button', { name: /^CSV/ }).click()
    const [head, ...lines] = readFileSync(await (await downloading).path(), 'utf8').split('\r\n')
    expect(head).toBe('\uFEFFDay,Cost,Impressions,Clicks,Conversions,Revenue,Currency,Simulated,What changed')
    expect(lines).toHaveLength(20)
    expect(lines.reduce((sum, line) => sum + Number(line.split(',')[3]), 0)).toBe(390)

    // The platform is asked for a breakdown only when somebody opens it.
    await page.getByRole('button', { name: 'Show breakdown' }).click()
    await expect(page).toHaveURL(/breakdown=device/)

    // Anyone opens a shared report, until its link is ended.
    await page.getByRole('button', { name: 'Share report' }).click()
    await page.getByRole('button', { name: 'Create link' }).click()
    const shared = await page.getByText(/\/shared-report\//).textContent()
    const visitor = await page.context().newPage()
    await visitor.goto(new URL(shared ?? '').pathname)
    await expect(visitor.getByText(/^\d+ conversions for .* since /)).toBeVisible()
    await page.getByRole('button', { name: 'End link' }).click()
    await expect(page.getByText('No links yet.')).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
    await visitor.close()

    await page.getByText(/^Why these numbers may differ/).click()
    await expect(page.getByText(/your clock is set to Europe\/Dublin/)).toBeVisible()
    await expect(page.getByText(/^The platform here is simulated/)).toBeVisible()

    await page.getByRole('link', { name: 'Open in editor' }).click()
    await page.getByText('History', { exact: true }).first().click()
    await page.getByRole('link', { name: 'Report', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Runs' })).toBeVisible()

    // The link of a limit leads to the open section with the setting.
    await page.goto(`/0/editor?ideaId=${ideaId}&balloonId=${balloonId}&section=budget`)
    const budget = page.locator('[data-section="budget"]')
    await expect(budget).toHaveAttribute('open')
    await expect(budget.locator('summary')).toBeFocused()
  },
)
