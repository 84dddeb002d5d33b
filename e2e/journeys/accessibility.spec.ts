import type { Page } from '@playwright/test'
import { demo, expect, isWhole, test as base } from '../support/aloft.ts'
import { accepted, type Answer, answered } from '../support/answered-findings.ts'
import { walkByKeys } from '../support/by-keys.ts'
import { askMoreEngines, type Finding } from '../support/more-engines.ts'
import { logIn } from '../support/people.ts'

/** A business whose pages are full. */
const test = base.extend<object, object>({
  settings: [async ({}, use) => use({ DEMO: 'business' }), { scope: 'worker' }],
})
test.describe.configure({ timeout: 600_000 })

/** Pages by their address below /0; the others are only checked in the whole proof. */
const pages = [
  '',
  '/list',
  '/briefs',
  '/statistics',
  '/payments',
  '/account-settings',
  '?modal=notifications',
]
const furtherPages = [
  '/gallery',
  '/timeline',
  '/ad-runs',
  '/integrations',
  '/create/new-ad',
  '/manage-projects',
]

const isAnsweredBy = (finding: Finding) => (answer: Answer) =>
  answer.engine === finding.engine &&
  answer.rule === finding.rule &&
  (!answer.html || finding.html.includes(answer.html))

/** The answers that a finding has asked for. */
const usedAnswers = new Set<Answer>()

/** Findings that neither are mended nor have an answer, each once. */
function unanswered(found: readonly Finding[]): string[] {
  const left = found.filter((finding) => {
    const answers = (finding.isCertain ? accepted : answered).filter(isAnsweredBy(finding))
    for (const answer of answers) usedAnswers.add(answer)
    return answers.length === 0
  })
  return [
    ...new Set(left.map(({ engine, rule, message, html }) => `${engine} ${rule}: ${message}\n  ${html}`)),
  ]
}

// One test for both widths, because an answer may be for one of them alone. The phone is left to the whole proof.
test('pages pass two more engines on a computer and a phone, and Tab reaches all of them', async ({
  page,
}) => {
  for (const width of isWhole ? [1440, 390] : [1440]) {
    await test.step(`${width} px`, () => checkPages(page, width))
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
  }
  const unused = [...accepted, ...answered].filter((answer) => !usedAnswers.has(answer))
  if (isWhole) expect.soft(unused, 'answers that no page asks for any more').toEqual([])
})

async function checkPages(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const check = async (name: string) => {
    await page.waitForLoadState('networkidle')
    await expect(page.locator('h1').first()).toBeVisible()
    expect.soft(unanswered(await askMoreEngines(page)), `${name} at ${width}`).toEqual([])
    expect.soft(await walkByKeys(page), `${name} at ${width} by keys`).toEqual({ unreached: [], covered: [] })
  }
  await page.goto('/0/login')
  await check('login')
  await page.goto('/0/signup')
  await check('sign-up')
  await logIn(page, demo.email, demo.password)
  for (const place of [...pages, ...(isWhole ? furtherPages : [])]) {
    await page.goto(`/0${place}`)
    await check(place || 'overview')
  }
  await page.goto('/0')
  await page.getByRole('link', { name: 'Finish it' }).first().click()
  // What is below the texts is loaded once they are painted.
  await expect(page.getByRole('heading', { name: 'Autopilot' })).toBeAttached()
  await check('editor')
  await page.goto(page.url().replace('/editor', '/launch'))
  await check('launch')
}

test('what has the focus shows with forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/0/login')
  await page.getByRole('textbox').first().focus()
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Tab')
    const outline = await page.evaluate<string>('getComputedStyle(document.activeElement).outlineStyle')
    expect(outline).not.toBe('none')
  }
})
