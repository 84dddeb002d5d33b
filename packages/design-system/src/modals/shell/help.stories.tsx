import { isHelpArticle } from '@aloft/domain/assistant/help-articles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LinkContext, type LinkComponentProps } from '../../primitives/link.tsx'
import { helpResults } from './help.fixtures.ts'
import { HelpModal, type HelpModalProps } from './help.tsx'

/** The help center in a page whose links to articles open them. */
function Center(props: HelpModalProps) {
  const [article, setArticle] = useState(props.article)
  const [typed, setTyped] = useState(props.typed)
  const Anchor = useCallback(
    ({ href, ...rest }: LinkComponentProps) => (
      <a
        {...rest}
        href={href}
        onClick={(event) => {
          event.preventDefault()
          const name = href.slice(1)
          setArticle(isHelpArticle(name) ? name : null)
        }}
      />
    ),
    [],
  )
  return (
    <LinkContext value={Anchor}>
      <HelpModal {...props} article={article} typed={typed} onType={setTyped} />
    </LinkContext>
  )
}

const meta: Meta<typeof HelpModal> = {
  title: 'Screens/Everywhere/Modals/Help',
  component: HelpModal,
  render: (args) => <Center {...args} />,
  parameters: { widths: [760, 390] },
  args: {
    article: null,
    typed: '',
    search: { kind: 'none' },
    onType: fn(),
    hrefOf: (name) => `#${name ?? ''}`,
    pageHref: (page) => `/0/${page}`,
    shortcuts: [{ id: 'search', label: 'Search pages, brands and ads', keys: ['Ctrl', 'K'] }],
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** The first subject is unfolded; the focus returns to the article that was read. */
export const Subjects: Story = {
  play: async ({ canvasElement }) => {
    const help = within(canvasElement)
    await expect(help.getByRole('link', { name: 'How do I start?' })).toBeVisible()
    await expect(help.getByText('Creating ads')).toBeVisible()
    await userEvent.click(help.getByRole('link', { name: 'How do I scan my website?' }))
    await expect(help.getByRole('heading', { name: 'How do I scan my website?' })).toBeVisible()
    const back = help.getByRole('link', { name: 'All articles' })
    await expect(back).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(help.getByRole('link', { name: 'How do I scan my website?' })).toHaveFocus()
  },
}

/** The numbers come from plans and prices: none is written in a text. */
export const Article: Story = {
  args: { article: 'launch' },
  play: async ({ canvasElement }) => {
    const help = within(canvasElement)
    await expect(help.getByText(/You set the budget, from €5 a day\./)).toBeVisible()
    await expect(help.getByText(/our commission of 10% to 20%, depending on your plan/)).toBeVisible()
    await expect(help.getByRole('link', { name: 'Go to Ads' })).toHaveAttribute('href', '/0/list')
    await userEvent.click(help.getByRole('link', { name: 'What does a plan cost?' }))
    await expect(
      help.getByText(/^Drafts are free forever\. Paid plans cost €29, €59, or €99 a month/),
    ).toBeVisible()
    await expect(help.getByText(/Pay yearly and save 29%\. The first 10 days are free\./)).toBeVisible()
  },
}

export const Found: Story = {
  args: { typed: 'money back', search: { kind: 'found', results: helpResults } },
  play: async ({ canvasElement }) => {
    const help = within(canvasElement)
    await expect(help.getByRole('status')).toHaveTextContent('2 results')
    const first = help.getByRole('link', { name: /^Do I get my money back\?/ })
    await expect([...first.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'money',
      'back',
      'back',
    ])
    await expect(help.queryByText('Creating ads')).toBeNull()
    await userEvent.click(first)
    await userEvent.click(help.getByRole('link', { name: 'Search results' }))
    await expect(help.getByRole('searchbox')).toHaveValue('money back')
    await expect(help.getByRole('link', { name: /^Do I get my money back\?/ })).toHaveFocus()
  },
}

export const WithGuide: Story = {
  args: { article: 'launchAd', onShowMe: fn() },
  play: async ({ args, canvasElement }) => {
    const help = within(canvasElement)
    await userEvent.click(help.getByRole('button', { name: 'Show me on the page' }))
    await expect(args.onShowMe).toHaveBeenCalledOnce()
  },
}
