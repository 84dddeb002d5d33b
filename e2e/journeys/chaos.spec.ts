import type { Page } from '@playwright/test'
import { expect, test, wholeOnly } from '../support/aloft.ts'
import { expectSaved, makeAd, openBrand } from '../support/people.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const saves = '**/api/update-balloon'
const slowMs = 25_000

/** The device has taken in what was typed last: writing it there takes a moment too. */
async function expectKept(page: Page, text: string): Promise<void> {
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
  'whatever happens to server and line while one types, nothing typed is lost',
  { tag: wholeOnly },
  async ({ page, context, aloft, browser }) => {
    test.setTimeout(120_000)
    const { ads, email, password } = await openBrand(page)
    await makeAd(page, 'Facebook')
    const address = page.url()
    const written = new Map<string, string>()
    const type = async (name: string, text: string, on = page) => {
      await field(on, name).fill('')
      await field(on, name).pressSequentially(text)
      written.set(name, text)
    }

    await test.step('a reply takes 25 s: the page says so, and what is typed on is kept', async () => {
      await page.clock.install()
      const { promise: slow, resolve } = Promise.withResolvers<void>()
      await page.route(saves, async (route) => {
        const response = await route.fetch()
        await slow
        await route.fulfill({ response })
      })
      await type('Headline', 'Typed before the reply')
      await page.clock.runFor(slowMs)
      await expect(page.getByText('The connection seems to have dropped.')).toBeVisible()
      await type('Description', 'Typed on meanwhile')
      resolve()
      await expect(page.getByText('The connection seems to have dropped.')).toBeHidden()
      await page.clock.runFor(1_000)
      await expectSaved(page)
      await page.unroute(saves)
    })

    await test.step('the server is killed in the middle of a sentence', async () => {
      const restarted = aloft.restart()
      await type('Primary text', 'Written while nobody listened.')
      await restarted
    })

    await test.step('the line is cut, and comes back', async () => {
      await context.setOffline(true)
      await type('Description', 'Typed in a tunnel')
      await context.setOffline(false)
      await expectSaved(page)
    })

    await test.step('the line is cut for longer', async () => {
      await context.setOffline(true)
      await expect(page.getByText('You are offline. What you write is kept on this device.')).toBeVisible()
      await type('Headline', 'Typed without a line')
      await expectKept(page, 'Typed without a line')
    })

    await test.step('the page is closed, and its words are taken up by the next one', async () => {
      await page.close()
      await context.setOffline(false)
      const next = await context.newPage()
      await next.goto(address)
      for (const [name, text] of written) await expect(field(next, name)).toHaveValue(text)
      await expectSaved(next)
    })

    await test.step('everything typed is there for whoever logs in anew', async () => {
      const fresh = await (await browser.newContext()).newPage()
      await fresh.goto(address)
      await fresh.getByLabel('Email').fill(email)
      await fresh.getByLabel('Password', { exact: true }).fill(password)
      await fresh.getByRole('button', { name: 'Log in' }).click()
      for (const [name, text] of written) await expect(field(fresh, name)).toHaveValue(text)
      const [ad] = await ads()
      const kept = Object.values(ad?.data ?? {}).map((history) => history.at(-1)?.value)
      expect(kept).toEqual(expect.arrayContaining([...written.values()]))
    })
  },
)
