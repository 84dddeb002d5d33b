import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/aloft.ts'
import { pressEnter } from '../support/chat.ts'
import { test as testWithEngine } from '../support/engine.ts'
import { makeButton, openBrand, signUp } from '../support/people.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Loona’s questions' })
const wayIn = (page: Page) => page.getByRole('button', { name: 'Answer with Loona' })

/** Opens the questions from the form, and has Loona ask the first. */
async function begin(page: Page): Promise<Locator> {
  await wayIn(page).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Start' }).click()
  return dialog
}

const asks = (dialog: Locator, question: string) =>
  expect(dialog.getByRole('listitem').last()).toContainText(question)

async function type(dialog: Locator, text: string): Promise<void> {
  const field = dialog.getByRole('textbox', { name: 'Message to Loona' })
  await field.fill(text)
  await pressEnter(field)
}

const choose = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click()

test('Loona plans an ad by asking, in the wizard’s own draft, and a reload loses nothing (AST-06, AST-24)', async ({
  page,
}) => {
  await openBrand(page)
  await page.goto('/0/create/new-ad')
  // What the user has chosen already isn’t asked.
  await page.getByRole('radio', { name: 'Facebook' }).check()
  const dialog = await begin(page)
  await asks(dialog, 'What’s the goal of this ad?')
  await choose(dialog, 'Sales')
  await asks(dialog, 'What do you want to promote?')
  await type(dialog, 'One product, please')
  await asks(dialog, 'What do customers call this product or service?')
  await type(dialog, 'Halo pendant')
  await asks(dialog, 'What is it, who’s it for, and what does it cost?')
  await dialog.getByRole('textbox').press('Escape')
  await expect(dialog).toBeHidden()
  await expect(wayIn(page)).toBeFocused()

  await page.reload()
  await expect(page.getByRole('radio', { name: 'Facebook' })).toBeChecked()
  await wayIn(page).click()
  await asks(dialog, 'What is it, who’s it for, and what does it cost?')
  await type(dialog, 'A lamp over the table.')
  await asks(dialog, 'Is there an occasion')
  await choose(dialog, 'Skip')
  await asks(dialog, 'How should the ad sound?')
  await choose(dialog, 'Skip')
  await asks(dialog, 'Which websites do you compete with?')
  await type(dialog, 'the shop next door')
  await asks(dialog, 'I can’t read that as a web address.')
  await choose(dialog, 'Skip')
  await asks(dialog, 'That’s all I need.')
  await choose(dialog, 'Review')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Ready to create?' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Halo pendant').first()).toBeVisible()
  await expect(main.getByRole('radio', { name: 'Facebook' })).toBeChecked()
  await expect(main.getByRole('radio', { name: 'Sales' })).toBeChecked()
  // There’s nothing left to ask.
  await expect(wayIn(page)).toBeHidden()

  // The next ad begins with nothing, and with a conversation of its own.
  await page.getByRole('button', makeButton).click()
  await expect(page.getByRole('button', { name: 'Open ad' })).toBeVisible({ timeout: 40_000 })
  await page.goto('/0/create/new-ad')
  await expect(page.getByRole('radio', { name: 'Pick for me' })).toBeChecked()
  await wayIn(page).click()
  await expect(dialog.getByRole('button', { name: 'Start' })).toBeVisible()
})

test('Loona opens by itself for those who come with the chat open (AST-06)', async ({ page }) => {
  await openBrand(page)
  await expect(async () => {
    await page.keyboard.press('Control+j')
    await expect(page.getByRole('complementary', { name: 'Loona' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.goto('/0/create/new-ad')
  await expect(dialogOf(page)).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Continue in the form' }).click()
  await expect(page.getByRole('heading', { name: 'Where should it run?' })).toBeVisible()
})

test('Loona fills in the onboarding, and the form continues from there', async ({ page }) => {
  await signUp(page)
  // The address step: the questionnaire is answered, so Loona asks for what comes next.
  await page.getByLabel('Website address').fill('')
  const dialog = await begin(page)
  await asks(dialog, 'What’s the address of your website?')
  await type(dialog, 'I don’t have one')
  await asks(dialog, 'What do you sell, who buys it, and where?')
  await type(dialog, 'Lamps')
  await asks(dialog, 'That’s a little short.')
  const words = 'We rewire old table lamps in Galway and blow new shades of glass, one at a time, by hand.'
  await type(dialog, words)
  await asks(dialog, 'That’s all I need.')
  await choose(dialog, 'Continue')
  await expect(page.getByLabel('Your brand in your words')).toHaveValue(words)
  await page.reload()
  await expect(page.getByLabel('Your brand in your words')).toHaveValue(words)
  await page.getByRole('button', { name: 'Write my brief' }).click()

  // The brief has gaps, which Loona asks for in turn.
  await expect(page.getByRole('region', { name: 'Brand brief' })).toBeVisible()
  const again = await begin(page)
  await expect(again.getByRole('button', { name: 'Skip' })).toBeVisible()
  await again.getByRole('button', { name: 'Continue in the form' }).click()
  await expect(page.getByRole('region', { name: 'Brand brief' })).toBeVisible()
})

test('the form continues alone when Loona can’t answer, with everything in it (AST-27)', async ({ page }) => {
  await openBrand(page)
  await page.goto('/0/create/new-ad')
  const dialog = await begin(page)
  await asks(dialog, 'Where should your ad run?')
  await choose(dialog, 'Instagram')
  await asks(dialog, 'What’s the goal of this ad?')
  await page.route('**/api/bot-send-message?**', (route) => route.abort())
  await choose(dialog, 'Leads')
  await expect(
    dialog.getByText('Your answers are in the form. You can finish it there without Loona.'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue in the form' }).click()
  await expect(page.getByRole('radio', { name: 'Instagram' })).toBeChecked()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'How should it sound and look?' })).toBeVisible()
})

testWithEngine('Loona asks by AI, and fills in the same form', async ({ page, engine }) => {
  await openBrand(page)
  engine.behave('asks-questions')
  await page.goto('/0/create/new-ad')
  await page.getByRole('radio', { name: 'Google' }).check()
  const dialog = await begin(page)
  await asks(dialog, 'Thank you. What’s the goal of this ad?')
  await choose(dialog, 'Leads')
  await asks(dialog, 'Thank you. What do you want to promote?')
  await expect(dialog.getByText('Filled in the form')).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue in the form' }).click()
  for (let step = 2; step <= 5; step++)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('main').getByRole('radio', { name: 'Leads' })).toBeChecked()
})
