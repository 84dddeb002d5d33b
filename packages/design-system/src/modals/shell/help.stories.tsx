import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { HelpModal } from './help.tsx'

const meta: Meta<typeof HelpModal> = {
  title: 'Screens/Everywhere/Modals/Help',
  component: HelpModal,
  parameters: { width: 520 },
  args: { shortcuts: [{ id: 'search', label: 'Search pages, brands and ads', keys: ['Ctrl', 'K'] }] },
}
export default meta
type Story = StoryObj<typeof meta>

/** The numbers come from plans and prices: none is written in a text. */
export const Topics: Story = {
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    const answerTo = (question: string) => modal.getByText(question).closest('details')
    await expect(answerTo('What does it cost to create an ad?')).toHaveTextContent(/10 AI tokens/)
    const launch = answerTo('What does it cost to run an ad?')
    await expect(launch).toHaveTextContent('You set the budget, from €5 a day.')
    await expect(launch).toHaveTextContent('our commission of 10% to 20%, depending on your plan')
    const plans = answerTo('What does a plan cost?')
    await expect(plans).toHaveTextContent('Paid plans cost €29, €59, or €99 a month')
    await expect(plans).toHaveTextContent('Pay yearly and save 29%.')
    await expect(plans).toHaveTextContent('The first 10 days are free.')
    await expect(answerTo('Do I get my money back?')).toHaveTextContent('about 15 minutes later')
    await expect(answerTo('When do I pay?')).toHaveTextContent('after its 10 free days')
    await userEvent.click(modal.getByText('What does it cost to run an ad?'))
    await expect(modal.getByText(/^You set the budget/)).toBeVisible()
  },
}

export const Found: Story = {
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    await userEvent.type(modal.getByRole('searchbox'), 'OFFLINE')
    await expect(modal.getByText('What happens when I’m offline?')).toBeVisible()
    await expect(modal.queryByText('What does it cost to create an ad?')).toBeNull()
  },
}

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    await userEvent.type(modal.getByRole('searchbox'), 'zeppelin')
    await expect(modal.getByText(/No results\. Try fewer words/)).toBeVisible()
  },
}
