import type { Page } from '@playwright/test'
import { expect, test, wholeOnly } from '../support/aloft.ts'
import { expectSaved, makeAd, openBrand } from '../support/people.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const saves = '**/api/update-balloon'
const slowMs = 25_000

/** The edited fields and their keys. */
const keys = { Headline: 'fbTitle', 'Primary text': 'fbMessage', Description: 'fbDescription' } as const
type Field = keyof typeof keys

/** Waits until the device has stored the last typed text. */
async function expectStored(page: Page, text: string): Promise<void> {
  const values = `new Promise((resolve) => {
    const request = indexedDB.open('aloft')
    request.onsuccess = () => {
      const all = request.result.transaction('edits').objectStore('edits').getAll()
      all.onsuccess = () => {
        request.result.close()
        resolve(all.result.map((edit) => edit.value))
      }
    }
  })`
  await expect.poll(() => page.evaluate(values)).toContain(text)
}

test(
  'whatever happens to server and connection while somebody types in two tabs, nothing typed is lost',
  { tag: wholeOnly },
  async ({ page, context, aloft }) => {
    test.setTimeout(120_000)
    const { ads } = await openBrand(page)
    await makeAd(page, 'Facebook')
    const address = page.url()
    const written = new Map<Field, string>()
    const type = async (name: Field, text: string, on = page) => {
      await field(on, name).fill('')
      await field(on, name).pressSequentially(text)
      written.set(name, text)
    }
    /** In the page and in the database, each text under its own key. */
    const expectAll = async (on: Page) => {
      for (const [name, text] of written) await expect(field(on, name)).toHaveValue(text)
      await expectSaved(on)
      const [ad] = await ads()
      const ends = Object.entries(ad?.data ?? {}).map(
        ([key, history]) => [key.split('/').at(-1), history.at(-1)?.value] as const,
      )
      for (const [name, text] of written) expect(Object.fromEntries(ends)[keys[name]]).toBe(text)
    }

    await test.step('a reply takes 25 s: the page says so, and further typing is kept', async () => {
      await page.clock.install()
      const { promise: slow, resolve } = Promise.withResolvers<void>()
      await page.route(saves, async (route) => {
        const response = await route.fetch()
        await slow
        await route.fulfill({ response })
      })
      await type('Headline', 'Typed before the reply')
      await page.clock.runFor(slowMs)
      await expect(page.getByText('You seem to have lost your connection.')).toBeVisible()
      await type('Description', 'Typed on meanwhile')
      resolve()
      await expect(page.getByText('You seem to have lost your connection.')).toBeHidden()
      await page.clock.runFor(1_000)
      await expectSaved(page)
      await page.unroute(saves)
      await expectAll(page)
    })

    await test.step('the server is killed in the middle of a sentence', async () => {
      const restarted = aloft.restart()
      await type('Primary text', 'Written while nobody listened.')
      await restarted
      await expectAll(page)
    })

    await test.step('the page is reloaded while a save hangs', async () => {
      await page.route(saves, () => {})
      await type('Headline', 'Typed right before the reload')
      await expectStored(page, 'Typed right before the reload')
      await page.unroute(saves)
      await page.reload()
      await expectAll(page)
    })

    const other = await context.newPage()
    await test.step('the connection is lost while both tabs write, and returns', async () => {
      await other.goto(address)
      await expect(field(other, 'Headline')).toHaveValue('Typed right before the reload')
      await context.setOffline(true)
      await expect(page.getByText('You’re offline. We keep what you write on this device.')).toBeVisible()
      await type('Description', 'Typed in a tunnel')
      await type('Primary text', 'Typed in the other tab', other)
      await type('Headline', 'Typed here', page)
      await type('Headline', 'Typed there too', other)
      await expectStored(page, 'Typed here')
      await expectStored(page, 'Typed there too')
      await context.setOffline(false)
      // One of the two saves first. The other tab shows both values, and nothing is overwritten before it has
      // chosen.
      const sheetOf = (tab: Page) => tab.getByRole('group', { name: 'Both versions of Headline' })
      const inConflict = async () => [await sheetOf(page).isVisible(), await sheetOf(other).isVisible()]
      await expect.poll(inConflict).toContain(true)
      const tab = (await sheetOf(page).isVisible()) ? page : other
      await expect(sheetOf(tab)).toContainText('Typed here')
      await expect(sheetOf(tab)).toContainText('Typed there too')
      await sheetOf(tab).getByRole('button', { name: 'Keep mine' }).click()
      written.set('Headline', tab === page ? 'Typed here' : 'Typed there too')
      for (const each of [tab, page, other]) {
        await expectSaved(each)
        await each.evaluate("dispatchEvent(new Event('focus'))")
        await expectAll(each)
      }
    })

    await test.step('both tabs are closed while offline, and the next one takes over their edits', async () => {
      await context.setOffline(true)
      await type('Headline', 'Typed without a line')
      await type('Primary text', 'Nor had this one', other)
      await expectStored(page, 'Typed without a line')
      await expectStored(other, 'Nor had this one')
      await page.close()
      await other.close()
      await context.setOffline(false)
      const next = await context.newPage()
      await next.goto(address)
      await expectAll(next)
    })
  },
)
