import { exampleHelpResults } from '@aloft/contract/assistant/assistant.examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Ask Loona/In the app/Help center',
  parameters: { ...screenStories.parameters, pictures: 'once', pictureOf: '[role=dialog]' },
  args: { address: '/0/list?modal=help', shows: 'Wren table lamp' },
}
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function helpOf(context: Context, name = 'Help') {
  await screenStories.play(context)
  return within(await screen.findByRole('dialog', { name }, { timeout: 10_000 }))
}

/** What's typed is searched for, and is still there after an article. */
export const Search: Story = {
  args: { answers: { 'search-help': { articles: exampleHelpResults } } },
  play: async (context) => {
    const help = await helpOf(context)
    await userEvent.type(help.getByRole('searchbox', { name: 'Search help' }), 'money back')
    await userEvent.click(await help.findByRole('link', { name: /^Do I get my money back\?/ }))
    const article = within(await screen.findByRole('dialog', { name: 'Do I get my money back?' }))
    await expect(article.getByText(/about 15 minutes later/)).toBeVisible()
    await expect(article.getByRole('link', { name: 'Go to Plan and billing' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/0\/payments/),
    )
    await userEvent.click(article.getByRole('link', { name: 'Search results' }))
    await expect(await screen.findByRole('searchbox', { name: 'Search help' })).toHaveValue('money back')
  },
}

/** An article has an address, and offers its task of the guide. */
export const Address: Story = {
  args: { address: '/0/list?modal=help&modal.article=launchAd' },
  play: async (context) => {
    const article = await helpOf(context, 'How do I launch an ad?')
    await expect(article.getByRole('link', { name: 'All articles' })).toBeVisible()
    await expect(article.getByRole('button', { name: 'Show me on the page' })).toBeVisible()
  },
}

export const UnknownArticle: Story = {
  args: { address: '/0/list?modal=help&modal.article=zeppelin' },
  play: async (context) => {
    const help = await helpOf(context)
    await expect(help.getByRole('link', { name: 'How do I start?' })).toBeVisible()
  },
}

export const SearchWaits: Story = {
  args: { answers: { 'search-help': never } },
  play: async (context) => {
    const help = await helpOf(context)
    await userEvent.type(help.getByRole('searchbox'), 'refund')
    await expect(await help.findByRole('status', { name: 'Searching help' })).toBeVisible()
  },
}

export const SearchRefused: Story = {
  args: { answers: { 'search-help': refused } },
  play: async (context) => {
    const help = await helpOf(context)
    await userEvent.type(help.getByRole('searchbox'), 'refund')
    await expect(await help.findByText(/We couldn’t search just now\./)).toBeVisible()
    await expect(help.getByText('Plans and payments')).toBeVisible()
  },
}
